import type { AppContextValue } from './app-context.tsx'
import { startSendingWaitingWrites } from './hooks/send-waiting-writes.ts'
import { registerServiceWorker } from './state/register-service-worker.ts'

/** Starts what works without a connection, a moment after the page. */
export function startInstalledApp(frame: AppContextValue): void {
  startSendingWaitingWrites(frame)
  void registerServiceWorker().catch(() => {})
}
