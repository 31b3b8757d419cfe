import { type FormEvent, useRef, useState } from 'react'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import { BoardPickerBoardsResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import styles from './CreateBoardForm.module.css'
import { showRefusalToast } from './show-refusal-toast.ts'

type Props = { name?: string; onCancel: () => void; onCreated: (board: Board) => void }

/** Creates a board. A refusal keeps the form's input. */
export function CreateBoardForm({ name: given = '', onCancel, onCreated }: Props) {
  const { store, ask, say } = useApp()
  const refetchViewer = useRefetchViewer()
  const [name, setName] = useState(given)
  const [isSecret, setIsSecret] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const intent = useRef({ wish: '', key: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    const problem = problemOf(name)
    setError(problem && say(problem))
    if (problem) return
    const options = { name: name.trim(), privacy: isSecret ? ('secret' as const) : ('public' as const) }
    const wish = JSON.stringify(options)
    if (intent.current.wish !== wish) intent.current = { wish, key: makeIdempotencyKey() }
    setIsBusy(true)
    try {
      const board = await ask(BoardResource.create, options, { key: intent.current.key, reason: 'create_board' })
      store.invalidate(BoardPickerBoardsResource.get, BoardsResource.get)
      // The behavior of Save depends on the number of boards.
      void refetchViewer()
      onCreated(board)
    } catch (thrown) {
      if (isAskRefusal(thrown) && thrown.field === 'name') setError(thrown.message)
      else showRefusalToast(thrown)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={say('boardForm.name')}
        placeholder={say('boardForm.placeholder')}
        limit={BOARD_NAME_MAX}
        value={name}
        error={error}
        autoFocus
        data-autofocus=""
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Switch
        label={say('boardForm.secret')}
        hint={say('boardForm.secretHint')}
        checked={isSecret}
        onChange={(event) => setIsSecret(event.target.checked)}
      />
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onCancel}>
          {say('boardForm.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {say('boardForm.create')}
        </Button>
      </div>
    </form>
  )
}

function problemOf(name: string) {
  if (name.trim() === '') return 'board.nameMissing'
  return [...name.trim()].length > BOARD_NAME_MAX ? 'board.nameTooLong' : undefined
}
