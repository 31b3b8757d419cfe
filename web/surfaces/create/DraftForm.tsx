import { useId } from 'react'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { MentionArea } from '../comments/MentionArea.tsx'
import { toDraftName } from '../drafts/draft-name.ts'
import { draftsStore, editDraftText, updateDraft } from '../drafts/drafts-store.ts'
import type { DraftText, LocalDraft } from '../drafts/local-draft.ts'
import { publishDrafts } from '../drafts/publish-drafts.ts'
import { scheduleLocalDraft } from '../drafts/schedule-draft.ts'
import { BoardField } from '../save/BoardField.tsx'
import { storeLastSavePlace } from '../save/last-save-place.ts'
import { StoryField } from '../story-form/StoryField.tsx'
import { AltTextSuggestion } from './AltTextSuggestion.tsx'
import { CarouselField } from './CarouselField.tsx'
import styles from './DraftForm.module.css'
import { DraftVideo, ReplaceFileButton } from './DraftVideo.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { TopicsField } from './TopicsField.tsx'

type Props = { draft: LocalDraft; count: number; number: number }

/** Props that connect a field to the text of a draft. */
const fieldOf = (draft: LocalDraft) => (name: keyof DraftText) => ({
  value: draft[name],
  error: draft.errors[name],
  onChange: (event: { target: { value: string } }) => editDraftText(draft.key, { [name]: event.target.value }),
})

/** Form of the selected draft: texts, destination and options. Errors are shown at their fields. */
export function DraftForm({ draft, count, number }: Props) {
  const frame = useApp()
  const { say } = frame
  const headingId = useId()
  const { key, errors } = draft
  const field = fieldOf(draft)
  const general = errors.draft ?? errors.image_url ?? errors.image_signature ?? errors.video_id ?? errors.tooFast
  return (
    <form
      aria-labelledby={headingId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (draft.publishAt === undefined ? publishDrafts(frame, [key]) : scheduleLocalDraft(frame, key))
      }}
    >
      <h2 id={headingId} className="visually-hidden">
        {toDraftName(say, draft, number)}
      </h2>
      {general && (
        <p role="alert" className={styles.error}>
          {general}
        </p>
      )}
      {draft.upload.at === 'failed' && draft.upload.isHopeless && <ReplaceFileButton draftKey={key} />}
      <TextField
        label={say('create.fieldTitle')}
        placeholder={say('create.titlePlaceholder')}
        limit={TITLE_MAX}
        autoComplete="off"
        {...field('title')}
      />
      {draft.story && <StoryField draft={draft} />}
      {draft.video && <DraftVideo draft={draft} videoId={draft.video.id} />}
      {!draft.edits && <OtherFields draft={draft} count={count} />}
      <button type="submit" hidden />
    </form>
  )
}

/** Fields for new pins only; a published story has them in its own editor. */
function OtherFields({ draft, count }: Omit<Props, 'number'>) {
  const { say } = useApp()
  const { key, errors, place } = draft
  const field = fieldOf(draft)
  const setPlace = (to: LocalDraft['place']) => {
    const { board_id: _b, section: _s, ...others } = errors
    updateDraft(key, { place: to, errors: others })
    storeLastSavePlace(draftsStore.getState().viewer, to)
  }
  const all = draftsStore.getState().drafts
  const isForAll = all.every(
    (one) => one.place.board?.id === place.board?.id && one.place.section?.id === place.section?.id,
  )
  const board = place.section?.title ?? place.board?.name
  return (
    <>
      <MentionArea
        label={say('create.fieldDescription')}
        placeholder={say('create.descriptionPlaceholder')}
        limit={DESCRIPTION_MAX}
        value={draft.description}
        error={errors.description}
        onType={(description) => editDraftText(key, { description })}
      />
      <TextField
        label={say('create.fieldLink')}
        placeholder={say('create.linkPlaceholder')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('link')}
      />
      <div className={styles.board}>
        <BoardField
          label={say('create.fieldBoard')}
          place={place}
          error={errors.board_id ?? errors.section}
          onPick={setPlace}
        />
        {count > 1 &&
          (isForAll ? (
            <p className={styles.quiet}>
              {board ? say('create.boardIsForAll', { board }) : say('create.profileIsForAll')}
            </p>
          ) : (
            <Button
              kind="quiet"
              className={styles.toAll}
              onClick={() => {
                for (const one of all) updateDraft(one.key, { place })
              }}
            >
              {say('create.boardToAll', { count: count > 2 ? count : 1 })}
            </Button>
          ))}
      </div>
      <TextArea
        label={say('create.fieldAltText')}
        hint={say('create.altTextHint')}
        limit={ALT_TEXT_MAX}
        rows={2}
        {...field('alt_text')}
      />
      <AltTextSuggestion draft={draft} />
      <TopicsField draft={draft} />
      <CarouselField draft={draft} />
      <Switch
        label={say('create.fieldComments')}
        checked={draft.isCommentsAllowed}
        onChange={(event) => updateDraft(key, { isCommentsAllowed: event.target.checked })}
      />
      <ScheduleField draft={draft} />
    </>
  )
}
