import { pictureUrl } from '../../picture.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './SavedPicture.module.css'

type Props = { pin: Pick<KnownPin, 'image_signature' | 'image_ext'>; mediaUrl: string; href: string; label: string }

/** The small picture of a toast, which leads to where the pin went. */
export function SavedPicture({ pin, mediaUrl, href, label }: Props) {
  const source = pictureUrl(mediaUrl, pin, '75x75_RS')
  return (
    <a href={href} aria-label={label} title={label} className={styles.link}>
      {source && <img src={source} width={40} height={40} alt="" />}
    </a>
  )
}
