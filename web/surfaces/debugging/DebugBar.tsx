import { Bug } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import styles from './debugging.module.css'

const debugSheet = lazyWithTranslations(async () => (await import('./DebugSheet.tsx')).DebugSheet)

/** The strip that says that the page is debugged, with its details and a way out (route.20). */
export function DebugBar() {
  const frame = useApp()
  const { say } = frame
  const { debug } = useConfig()
  const [isOpen, setIsOpen] = useState(false)
  if (!debug) return null
  const DebugSheet = debugSheet(frame)
  const turnOff = () => location.assign(withoutSwitches(location.pathname, location.search))
  return (
    <aside aria-label={say('debug.title')} className={styles.bar}>
      <Bug size={20} aria-hidden="true" />
      <p>
        <strong>{say('debug.on')}</strong> <span className={styles.aside}>{say('debug.notCounted')}</span>
      </p>
      <button type="button" className={styles.action} onClick={() => setIsOpen(true)}>
        {say('debug.details')}
      </button>
      <button type="button" className={styles.action} onClick={turnOff}>
        {say('debug.off')}
      </button>
      {isOpen && (
        <CrashBoundary>
          <Suspense>
            <DebugSheet debug={debug} onClose={() => setIsOpen(false)} />
          </Suspense>
        </CrashBoundary>
      )}
    </aside>
  )
}

function withoutSwitches(path: string, query: string): string {
  const others = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('deb_'))
  return others.length ? `${path}?${new URLSearchParams(others)}` : path
}
