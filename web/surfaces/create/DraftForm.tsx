import { useId } from 'react'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFrame } from '../../frame.tsx'
import { BoardField } from '../save/BoardField.tsx'
import { noteLastPlace } from '../save/last-board.ts'
import styles from './DraftForm.module.css'
import type { Draft, Words } from './draft.ts'
import { draftName } from './draft-name.ts'
import { change, drafts, type } from './drafts.ts'
import { publish } from './publish.ts'

type Props = { draft: Draft; count: number; number: number }

/** What the chosen draft says and where it goes. Errors stand at their fields. */
export function DraftForm({ draft, count, number }: Props) {
  const frame = useFrame()
  const { say } = frame
  const headingId = useId()
  const { key, errors, place } = draft
  const field = (name: keyof Words) => ({
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => type(key, { [name]: event.target.value }),
  })
  const setPlace = (to: Draft['place']) => {
    const { board_id: _b, section: _s, ...others } = errors
    change(key, { place: to, errors: others })
    noteLastPlace(drafts.getState().viewer, to)
  }
  const all = drafts.getState().drafts
  const isForAll = all.every(
    (one) => one.place.board?.id === place.board?.id && one.place.section?.id === place.section?.id,
  )
  const boardName = place.section?.title ?? place.board?.name ?? say('save.profile')
  const general = errors.draft ?? errors.image_url ?? errors.image_signature
  return (
    <form
      aria-labelledby={headingId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void publish(frame, [key])
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
      <TextField
        label={say('create.fieldTitle')}
        placeholder={say('create.titlePlaceholder')}
        limit={TITLE_MAX}
        autoComplete="off"
        {...field('title')}
      />
      <TextArea
        label={say('create.fieldDescription')}
        placeholder={say('create.descriptionPlaceholder')}
        limit={DESCRIPTION_MAX}
        {...field('description')}
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
            <p className={styles.quiet}>{say('create.boardIsForAll', { board: boardName })}</p>
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
      <button type="submit" hidden />
    </form>
  )
}
