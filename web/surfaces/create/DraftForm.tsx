import { useId } from 'react'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFrame } from '../../frame.tsx'
import { MentionArea } from '../comments/MentionArea.tsx'
import type { Draft, Words } from '../drafts/draft.ts'
import { draftName } from '../drafts/draft-name.ts'
import { change, drafts, type } from '../drafts/drafts.ts'
import { publish } from '../drafts/publish.ts'
import { schedule } from '../drafts/schedule.ts'
import { BoardField } from '../save/BoardField.tsx'
import { noteLastPlace } from '../save/last-board.ts'
import { StoryField } from '../story-form/StoryField.tsx'
import { AltSuggestion } from './AltSuggestion.tsx'
import { CarouselField } from './CarouselField.tsx'
import styles from './DraftForm.module.css'
import { AnotherFile, DraftVideo } from './DraftVideo.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { TopicsField } from './TopicsField.tsx'

type Props = { draft: Draft; count: number; number: number }

/** Ties a field to what is typed in a draft. */
const fieldOf = (draft: Draft) => (name: keyof Words) => ({
  value: draft[name],
  error: draft.errors[name],
  onChange: (event: { target: { value: string } }) => type(draft.key, { [name]: event.target.value }),
})

/** What the chosen draft says and where it goes. Errors stand at their fields. */
export function DraftForm({ draft, count, number }: Props) {
  const frame = useFrame()
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
        void (draft.publishAt === undefined ? publish(frame, [key]) : schedule(frame, key))
      }}
    >
      <h2 id={headingId} className="visually-hidden">
        {draftName(say, draft, number)}
      </h2>
      {general && (
        <p role="alert" className={styles.error}>
          {general}
        </p>
      )}
      {draft.upload.at === 'failed' && draft.upload.isHopeless && <AnotherFile draftKey={key} />}
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

/** What a story that is published has in its own editor. */
function OtherFields({ draft, count }: Omit<Props, 'number'>) {
  const { say } = useFrame()
  const { key, errors, place } = draft
  const field = fieldOf(draft)
  const setPlace = (to: Draft['place']) => {
    const { board_id: _b, section: _s, ...others } = errors
    change(key, { place: to, errors: others })
    noteLastPlace(drafts.getState().viewer, to)
  }
  const all = drafts.getState().drafts
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
        onType={(description) => type(key, { description })}
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
                for (const one of all) change(one.key, { place })
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
      <AltSuggestion draft={draft} />
      <TopicsField draft={draft} />
      <CarouselField draft={draft} />
      <Switch
        label={say('create.fieldComments')}
        checked={draft.isCommentsAllowed}
        onChange={(event) => change(key, { isCommentsAllowed: event.target.checked })}
      />
      <ScheduleField draft={draft} />
    </>
  )
}
