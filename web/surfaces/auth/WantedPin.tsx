import { imagePath } from '#domain/rules/media/image-url.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useConfig, useEntity } from '../../state/hooks.ts'
import styles from './auth.module.css'

/** The pin for whose sake someone logs in, where the page knows it. */
export function WantedPin({ id }: { id: string | null | undefined }) {
  const pin = useEntity('pin', id ?? undefined)
  const { media_url } = useConfig()
  if (!pin?.image_signature) return null
  return (
    <img
      className={styles.wanted}
      data-wanted={pin.id}
      src={media_url + imagePath('136x136', pin.image_signature, pin.image_ext)}
      width={68}
      height={68}
      alt={pinName(pin)}
    />
  )
}
