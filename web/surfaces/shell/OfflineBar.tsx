import { WifiOff } from 'lucide-react'
import { useSay } from '../../app-context.tsx'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import styles from './OfflineBar.module.css'

export function OfflineBar() {
  const say = useSay()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <WifiOff size={20} aria-hidden="true" />
          {say('shell.offline')}
        </p>
      )}
    </div>
  )
}
