import { Avatar } from '#ui/Avatar.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { avatarOf } from '../people/avatar.ts'
import styles from './CommentView.module.css'

/** What one has just written, until the server has it. */
export function PendingComment({ text }: { text: string }) {
  const viewer = useViewer()
  return (
    <li className={styles.pending} aria-busy="true">
      <div className={styles.comment}>
        <Avatar {...avatarOf(viewer)} size={32} />
        <div className={styles.said}>
          <span className={styles.name}>{viewer.full_name}</span> <span className={styles.text}>{text}</span>
        </div>
      </div>
    </li>
  )
}
