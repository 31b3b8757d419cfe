import type { Settings } from '#domain/resources/account.ts'
import { formatBytes } from '#domain/rules/format/format-bytes.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useSay } from '../../../app-context.tsx'
import { useConfig } from '../../../hooks/hooks.ts'
import styles from '../settings.module.css'

type Props = Pick<Settings, 'upload_bytes_used' | 'upload_bytes_allowed'>

/** How much of the viewer's upload quota is used. */
export function StorageUsage({ upload_bytes_used: used, upload_bytes_allowed: allowed }: Props) {
  const say = useSay()
  const { locale } = useConfig()
  const text =
    allowed === null
      ? say('space.used', { used: formatBytes(used, locale) })
      : say('space.usedOf', { used: formatBytes(used, locale), allowed: formatBytes(allowed, locale) })
  return (
    <section className={styles.group}>
      <h2>{say('space.title')}</h2>
      <p>{say('space.sentence')}</p>
      {allowed !== null && <ProgressBar label={say('space.title')} value={allowed ? used / allowed : 1} />}
      <p>{text}</p>
    </section>
  )
}
