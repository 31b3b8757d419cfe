import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSay } from '../../app-context.tsx'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import { waitingWritesStore } from '../../state/waiting-writes.ts'
import styles from './OfflineBar.module.css'

export function OfflineBar() {
  const say = useSay()
  const isOnline = useIsOnline()
  const waiting = useSyncExternalStore(
    waitingWritesStore.subscribe,
    () => waitingWritesStore.getState().list.length,
    () => 0,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <WifiOff size={20} aria-hidden="true" />
          {waiting > 0 ? say('waiting.bar', { count: waiting }) : say('shell.offline')}
        </p>
      )}
    </div>
  )
}
