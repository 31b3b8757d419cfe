import { type FormEvent, useRef, useState } from 'react'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import { BoardPickerBoardsResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isRefused, newKey } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import styles from './CreateBoardForm.module.css'
import { tellRefusal } from './tell-refusal.ts'

type Props = { name?: string; onCancel: () => void; onCreated: (board: Board) => void }

/** Makes a board. What was typed stays when it is refused. */
export function CreateBoardForm({ name: given = '', onCancel, onCreated }: Props) {
  const { store, ask, say } = useFrame()
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
    if (intent.current.wish !== wish) intent.current = { wish, key: newKey() }
    setIsBusy(true)
    try {
      const board = await ask(BoardResource.create, options, { key: intent.current.key, reason: 'create_board' })
      store.forget(BoardPickerBoardsResource.get, BoardsResource.get)
      // What Save does depends on how many boards there are.
      void refetchViewer()
      onCreated(board)
    } catch (thrown) {
      if (isRefused(thrown) && thrown.field === 'name') setError(thrown.message)
      else tellRefusal(thrown)
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
