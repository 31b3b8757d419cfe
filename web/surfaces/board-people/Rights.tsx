import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Board, BoardInvite } from '#domain/entities/board.ts'
import { BoardCollaboratorResource } from '#domain/resources/board-people.ts'
import { BOARD_ACTIONS, type BoardAction } from '#domain/rules/board/board-action.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useFrame } from '../../frame.tsx'
import { tellRefusal } from '../save/tell-refusal.ts'
import styles from './people.module.css'

const ACTIONS = Object.keys(BOARD_ACTIONS) as BoardAction[]

/** What a collaborator may do, one by one; each change is kept at once and goes back when it is refused. */
export function Rights({ board, invite }: { board: Board; invite: BoardInvite }) {
  const { ask, say } = useFrame()
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
      tellRefusal(thrown)
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
