import { Avatar } from '#ui/Avatar.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './CommentView.module.css'

/** A comment that has just been written, shown until the server has it. */
export function PendingComment({ text }: { text: string }) {
  const viewer = useViewer()
  return (
    <li className={styles.pending} aria-busy="true">
      <div className={styles.comment}>
        <Avatar {...toAvatarProps(viewer)} size={32} />
        <div className={styles.said}>
          <span className={styles.name}>{viewer.full_name}</span> <span className={styles.text}>{text}</span>
        </div>
      </div>
    </li>
  )
}
