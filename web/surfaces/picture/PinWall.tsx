import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { useConfig, useList } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from './Picture.tsx'
import styles from './PinWall.module.css'
import { PIN_WALL_OPTIONS } from './pin-wall-ask.ts'

/** Heights and lightness of the blocks that fill the wall on an instance without pins. */
const BLOCKS = Array.from({ length: 36 }, (_, at) => ({ height: 84 + ((at * 37) % 113), lightness: 84 - at }))

/** Tilted, decorative wall of pictures. Its parent sets its size and clips it. */
export function PinWall() {
  const { media_url } = useConfig()
  const { items, next } = useList(UserHomefeedResource.get, PIN_WALL_OPTIONS)
  return (
    <div className={styles.wall} aria-hidden="true">
      {(items as readonly KnownPin[]).map((pin) => (
        <div key={pin.id} className={styles.tile}>
          <Picture pin={pin} mediaUrl={media_url} isFirst={false} sizes="200px" />
        </div>
      ))}
      {next === null &&
        !items.length &&
        BLOCKS.map(({ height, lightness }) => (
          <div
            key={lightness}
            className={styles.tile}
            style={{ blockSize: height, background: `oklch(${lightness}% 0.12 268)` }}
          />
        ))}
    </div>
  )
}
