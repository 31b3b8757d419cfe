import { Mail } from 'lucide-react'
import type { UserCard } from '#domain/entities/user.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './ConversationFace.module.css'

/** Avatar of a conversation: one face, or two that overlap. */
export function ConversationFace({ users, size }: { users: readonly UserCard[]; size: number }) {
  const [first, second] = users
  const style = { inlineSize: size, blockSize: size }
  if (!first)
    return (
      <span className={styles.nobody} style={style}>
        <Mail size={size / 2} aria-hidden="true" />
      </span>
    )
  if (!second) return <Avatar {...toAvatarProps(first)} size={size} />
  return (
    <span className={styles.pair} style={style}>
      <Avatar {...toAvatarProps(first)} size={size * 0.7} />
      <Avatar {...toAvatarProps(second)} size={size * 0.7} />
    </span>
  )
}
