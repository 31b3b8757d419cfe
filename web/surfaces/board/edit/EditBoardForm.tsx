import { useState } from 'react'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import { BOARD_PRIVACIES, type Board } from '#domain/entities/board.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { GIFT_GUIDE_LAYOUT, mayMakeGiftGuides } from '#domain/rules/board/gift-guide.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../../app-context.tsx'
import { useViewer } from '../../../hooks/hooks.ts'
import { useUnsavedWarning } from '../../../router/unsaved-changes.ts'
import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { FormView } from '../../form/FormView.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { REFETCH_AFTER_SAVE } from '../../save/refetch-after-save.ts'
import { toBoardRights } from '../board-rights.ts'
import { BoardChoiceFields, BoardFlagFields, BoardTextFields } from './BoardFields.tsx'
import { findBoardProblems, isLessPrivate, toBoardChanges, toBoardFormValues } from './board-form-values.ts'
import { CoverField } from './CoverField.tsx'
import styles from './edit.module.css'

const PRIVACY_TEXTS = {
  public: 'boards.privacyPublic',
  protected: 'boards.privacyProtected',
  secret: 'boards.privacySecret',
} as const

type Props = { board: Board; onDone: (board: Board) => void; onCancel: () => void }

/** Form with all editable fields of a board. Making the board less private asks for confirmation. */
export function EditBoardForm({ board, onDone, onCancel }: Props) {
  const { store, ask, say } = useApp()
  const viewer = useViewer()
  const rights = toBoardRights(board, viewer)
  const isGiftGuide = board.layout === GIFT_GUIDE_LAYOUT
  const mayMake = mayMakeGiftGuides({ is_partner: viewer.is_partner, is_staff: viewer.is_employee })
  const [asking, setAsking] = useState<{ go: (goes: boolean) => void }>()
  const [chosenCover] = useState(board.cover_pin?.pin_id ?? '')
  const mayOpen = () => new Promise<boolean>((go) => setAsking({ go }))
  const form = useForm({
    start: toBoardFormValues(board, chosenCover),
    check: findBoardProblems,
    send: async (values, changes) => {
      if (Object.keys(changes).length === 0) return onDone(board)
      const isOpened = changes.privacy !== undefined && isLessPrivate(board.privacy, values.privacy)
      if (isOpened && !(await mayOpen())) return
      const changed = await ask(BoardResource.update, { board_id: board.id, ...toBoardChanges(changes) })
      store.invalidate(...REFETCH_AFTER_SAVE)
      form.reset()
      showToast({ text: say('boards.saved') })
      // Runs after the unsaved-changes prompt is removed together with the form.
      setTimeout(() => onDone(changed))
    },
  })
  useUnsavedWarning(form.isChanged)
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
        <BoardTextFields form={form} isOwner={rights.isOwner} />
        {rights.mayChange && (
          <Select
            {...form.field('privacy')}
            label={say('boards.privacy')}
            options={BOARD_PRIVACIES.map((value) => ({ value, label: say(PRIVACY_TEXTS[value]) }))}
          />
        )}
        <BoardChoiceFields form={form} isOwner={rights.isOwner} />
        {board.pin_count > 0 && (
          <CoverField
            boardId={board.id}
            value={form.values.cover_pin_id}
            error={form.field('cover_pin_id').error}
            onChange={(id) => form.set('cover_pin_id', id)}
          />
        )}
        <BoardFlagFields form={form} isOwner={rights.isOwner} />
        {rights.mayChange && (mayMake || isGiftGuide) && (
          <Switch {...form.box('is_gift_guide')} label={say('boards.giftGuide')} hint={say('boards.giftGuideHint')} />
        )}
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
