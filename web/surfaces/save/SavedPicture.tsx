import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './SavedPicture.module.css'

type Props = { pin: Pick<KnownPin, 'image_signature' | 'image_ext'>; mediaUrl: string }

/** The thumbnail in a toast. */
export function SavedPicture({ pin, mediaUrl }: Props) {
  const source = pictureUrl(mediaUrl, pin, '75x75_RS')
  return <span className={styles.picture}>{source && <img src={source} width={40} height={40} alt="" />}</span>
}
