import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Board, BoardInvite } from '#domain/entities/board.ts'
import { BoardCollaboratorResource } from '#domain/resources/board-people.ts'
import { BOARD_ACTIONS, type BoardAction } from '#domain/rules/board/board-action.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useApp } from '../../app-context.tsx'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './people.module.css'

const ACTIONS = Object.keys(BOARD_ACTIONS) as BoardAction[]

/** Switches for a collaborator's permissions; each change is saved at once and reverted when the server refuses it. */
export function Rights({ board, invite }: { board: Board; invite: BoardInvite }) {
  const { ask, say } = useApp()
  const [given, setGiven] = useState<readonly string[]>(invite.collaborator_permissions)
  const [told, setTold] = useState('')
  const change = async (action: BoardAction, isGiven: boolean) => {
    const before = given
    const permissions = ACTIONS.filter((one) => (one === action ? isGiven : before.includes(one)))
    setGiven(permissions)
    setTold('')
    try {
      const which = { board_id: board.id, invited_user_id: invite.invited_user.id }
      await ask(BoardCollaboratorResource.update, { ...which, permissions })
      setTold(say('people.rightsSaved'))
    } catch (thrown) {
      setGiven(before)
      showRefusalToast(thrown)
    }
  }
  return (
    <details className={styles.rights}>
      <summary>
        {say('people.rights', { name: invite.invited_user.full_name })}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles.boxes}>
        {ACTIONS.map((action) => (
          <Checkbox
            key={action}
            label={say(`people.right.${action}`)}
            checked={given.includes(action)}
            onChange={(event) => void change(action, event.currentTarget.checked)}
          />
        ))}
      </div>
      <p className={styles.quiet} role="status">
        {told}
      </p>
    </details>
  )
}
