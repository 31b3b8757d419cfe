import { truncate } from '#domain/rules/format/shown-text.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useConfig, useEntity } from '../../hooks/hooks.ts'
import type { LoginPromptOptions } from '../../state/login-prompt.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './auth.module.css'

/** The pin or board for which the login prompt was opened. */
export function LoginPromptPreview({ pin_id, board_id }: Pick<LoginPromptOptions, 'pin_id' | 'board_id'>) {
  const { media_url } = useConfig()
  const pin = useEntity('pin', pin_id)
  const board = useEntity('board', board_id)
  if (pin?.image_width !== undefined) {
    const name = truncate(pinName(pin))
    return (
      <figure className={styles.wanted} data-wanted={pin.id}>
        <Picture pin={pin} mediaUrl={media_url} sizes="96px" isFirst />
        {name && <figcaption>{name}</figcaption>}
      </figure>
    )
  }
  if (!board) return null
  return (
    <p className={styles.wanted} data-wanted={board.id}>
      <strong>{board.name}</strong>
    </p>
  )
}
