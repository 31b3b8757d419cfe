import { useState } from 'react'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import { type Board, PRIVACIES } from '#domain/entities/board.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../../frame.tsx'
import { useViewer } from '../../../hooks/hooks.ts'
import { useUnsaved } from '../../../router/unsaved.ts'
import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { FormView } from '../../form/FormView.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { LISTS_OF_PINS } from '../../save/lists-of-pins.ts'
import { rightsOn } from '../board-rights.ts'
import { boardChanges, boardProblems, boardValues, isMoreOpen } from './board-values.ts'
import { CoverField } from './CoverField.tsx'
import styles from './edit.module.css'
import { PlainChoices, PlainFlags, PlainTexts } from './PlainFields.tsx'

const PRIVACY_TEXTS = {
  public: 'boards.privacyPublic',
  protected: 'boards.privacyProtected',
  secret: 'boards.privacySecret',
} as const

type Props = { board: Board; onDone: (board: Board) => void; onCancel: () => void }

/** Everything that can be changed of a board. Showing it to more people asks first. */
export function EditBoardForm({ board, onDone, onCancel }: Props) {
  const { store, ask, say } = useFrame()
  const rights = rightsOn(board, useViewer())
  const [asking, setAsking] = useState<{ go: (goes: boolean) => void }>()
  const [chosenCover] = useState(board.cover_pin?.pin_id ?? '')
  const mayOpen = () => new Promise<boolean>((go) => setAsking({ go }))
  const form = useForm({
    start: boardValues(board, chosenCover),
    check: boardProblems,
    send: async (values, changes) => {
      if (Object.keys(changes).length === 0) return onDone(board)
      const isOpened = changes.privacy !== undefined && isMoreOpen(board.privacy, values.privacy)
      if (isOpened && !(await mayOpen())) return
      const changed = await ask(BoardResource.update, { board_id: board.id, ...boardChanges(changes) })
      store.forget(...LISTS_OF_PINS)
      form.reset()
      showToast({ text: say('boards.saved') })
      // After the question about leaving is gone with what was typed.
      setTimeout(() => onDone(changed))
    },
  })
  useUnsaved(form.isChanged)
  const answer = (goes: boolean) => {
    asking?.go(goes)
    setAsking(undefined)
  }
  const isPublic = form.values.privacy === 'public'
  const words = { board: board.name, count: board.pin_count }
  return (
    <>
      <FormView form={form} className={styles.form}>
        <TextField
          {...form.field('name')}
          label={say('boards.name')}
          limit={BOARD_NAME_MAX}
          autoComplete="off"
          data-autofocus=""
          readOnly={board.layout === 'quick_saves'}
        />
        <PlainTexts form={form} isOwner={rights.isOwner} />
        {rights.mayChange && (
          <Select
            {...form.field('privacy')}
            label={say('boards.privacy')}
            options={PRIVACIES.map((value) => ({ value, label: say(PRIVACY_TEXTS[value]) }))}
          />
        )}
        <PlainChoices form={form} isOwner={rights.isOwner} />
        {board.pin_count > 0 && (
          <CoverField
            boardId={board.id}
            value={form.values.cover_pin_id}
            error={form.field('cover_pin_id').error}
            onChange={(id) => form.set('cover_pin_id', id)}
          />
        )}
        <PlainFlags form={form} isOwner={rights.isOwner} />
        {rights.isOwner && (
          <p>
            <a href={`/board/${board.id}/edit/collaborators/`} className={styles.link}>
              {say('boards.peopleLink')}
            </a>
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{say('boards.cancel')}</Button>
          <SubmitButton busy={form.isBusy}>{say('boards.save')}</SubmitButton>
        </div>
      </FormView>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => answer(false)}
        onConfirm={() => answer(true)}
        title={say(isPublic ? 'boards.publishAsk' : 'boards.protectAsk')}
        sentence={isPublic ? say('boards.publishSentence', words) : say('boards.protectSentence', words)}
        action={say(isPublic ? 'boards.publish' : 'boards.protect')}
      />
    </>
  )
}
