import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSay } from '../../frame.tsx'
import styles from './OfflineBar.module.css'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function OfflineBar() {
  const say = useSay()
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
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
