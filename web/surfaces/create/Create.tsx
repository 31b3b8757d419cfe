import { BookOpen, ImagePlus, SquarePlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PIN_BUILDER_EDUCATION, PIN_BUILDER_PLACEMENT } from '#domain/rules/guidance/special-experiences.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import { addDraftsFromFiles } from '../drafts/drafts-store.ts'
import { toServerDraftOptions } from '../drafts/server-draft.ts'
import { addStoryDraft } from '../drafts/story-draft.ts'
import { startWaitingUploads } from '../drafts/uploads.ts'
import { useDrafts } from '../drafts/use-drafts.ts'
import { PlacementSlot } from '../guidance/GuidanceSlots.tsx'
import styles from './Create.module.css'
import { CreateBoardDialog } from './CreateBoardDialog.tsx'
import { DraftForm } from './DraftForm.tsx'
import { DraftList } from './DraftList.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import { DropZone } from './DropZone.tsx'
import { FindPictures } from './FindPictures.tsx'
import { PublishBar } from './PublishBar.tsx'
import { Scheduled } from './Scheduled.tsx'
import { useDraftFromSaveButton } from './use-draft-from-save-button.ts'
import { useDropAndPaste } from './use-drop-and-paste.ts'
import { useSharedContent } from './use-shared-content.ts'
import { useStoryFromRoute } from './use-story-from-route.ts'

const EDUCATION = [PIN_BUILDER_EDUCATION]

/** Page for creating pins: adds pictures as drafts, edits them and publishes them. */
export function Create() {
  const frame = useApp()
  const { say } = frame
  const { drafts, selected, unkept, isAway, scheduled, progress } = useDrafts()
  const [link, setLink] = useState<string>()
  const [isMakingBoard, setIsMakingBoard] = useState(false)
  const take = useMemo(
    () => ({
      files: (files: File[], link?: string) => {
        addDraftsFromFiles(files, frame.say, link)
        startWaitingUploads(frame)
      },
      link: setLink,
    }),
    [frame],
  )
  const isOver = useDropAndPaste(take)
  useDraftFromSaveButton(take.link)
  useSharedContent(take)
  useStoryFromRoute()
  useUnsavedWarning(unkept.length > 0)
  const draft = drafts.find(({ key }) => key === selected) ?? drafts[0]
  const begun = drafts.filter(({ isBlank }) => !isBlank)
  const index = draft ? drafts.indexOf(draft) : 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('create.title')}</h1>
        <div className={styles.begin}>
          <Button kind="quiet" icon={<BookOpen size={20} aria-hidden="true" />} onClick={() => addStoryDraft(say)}>
            {say('story.new')}
          </Button>
          <Button
            kind="quiet"
            icon={<SquarePlus size={20} aria-hidden="true" />}
            onClick={() => setIsMakingBoard(true)}
          >
            {say('create.board')}
          </Button>
        </div>
      </div>
      <PlacementSlot placement={PIN_BUILDER_PLACEMENT} ids={EDUCATION} />
      {draft ? (
        <div className={styles.desk}>
          <DraftList
            drafts={begun}
            selected={draft.key}
            kept={
              unkept.length > 0
                ? 'no'
                : isAway
                  ? 'here'
                  : drafts.some((one) => one.isUnsent && toServerDraftOptions(one))
                    ? 'soon'
                    : 'yes'
            }
            onFiles={take.files}
            onLink={() => setLink('')}
          />
          <div className={styles.work} key={draft.key}>
            <DraftForm draft={draft} count={drafts.length} number={index + 1} />
            <DraftPreview draft={draft} />
          </div>
          <PublishBar draft={draft} drafts={begun} progress={progress} />
        </div>
      ) : (
        <DropZone onFiles={take.files} onLink={setLink} />
      )}
      <Scheduled pins={scheduled} />
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <ImagePlus size={48} />
          <span>{say('create.dropHere')}</span>
        </div>
      )}
      {link !== undefined && <FindPictures link={link} onFiles={take.files} onClose={() => setLink(undefined)} />}
      <CreateBoardDialog open={isMakingBoard} onClose={() => setIsMakingBoard(false)} />
    </div>
  )
}
