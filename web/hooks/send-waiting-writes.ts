import { FavoriteResource, RepinResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../app-context.tsx'
import { isAskRefusal } from '../ask.ts'
import { isBrowserOffline } from '../state/connection.ts'
import {
  isWaitingTooLong,
  listStoredWrites,
  removeWaitingWrite,
  showWaitingWrites,
  type WaitingWrite,
  waitingWritesStore,
} from '../state/waiting-writes.ts'

const AGAIN_MS = 30_000
const TOAST_MS = 5000

type Around = Pick<AppContextValue, 'ask' | 'store' | 'say'>

/** Sends what waits, now and whenever the connection returns; one tab at a time. */
export function startSendingWaitingWrites(around: Around): void {
  const begin = () => {
    // Nothing waits in the storage of visitors: they can neither save nor favorite.
    if (!around.store.get().viewer.is_auth || isBrowserOffline() || listStoredWrites(around).length === 0) return
    const work = () => sendWaitingWrites(around)
    // Without the Locks API two tabs may send the same write; its key makes it take effect once.
    void (
      navigator.locks?.request('bb:waiting', { ifAvailable: true }, (lock) => (lock ? work() : undefined)) ?? work()
    )
  }
  showWaitingWrites(around)
  addEventListener('online', begin)
  addEventListener('storage', () => showWaitingWrites(around))
  setInterval(begin, AGAIN_MS)
  begin()
}

/** Sends in the order in which they were made. Stops when the server can't be reached; a refused one is told and dropped. */
async function sendWaitingWrites(around: Around): Promise<void> {
  const { ask, store, say } = around
  let sent = 0
  let late = 0
  for (let write = listStoredWrites(around)[0]; write; write = listStoredWrites(around)[0]) {
    if (isWaitingTooLong(write, Date.now())) late++
    else {
      waitingWritesStore.setState({ sending: write.key })
      try {
        await ask(toQuestion(write), write.options as never, { key: write.key })
        sent++
      } catch (thrown) {
        if (!isAskRefusal(thrown)) throw thrown
        if (thrown.kind === 'offline' || thrown.http_status >= 500 || thrown.http_status === 429 || thrown.dismissed)
          break
        showToast({
          text: say('waiting.refused', { reason: thrown.message }),
          href: `/pin/${write.pin_id}/`,
          tone: 'error',
          duration: TOAST_MS,
        })
      } finally {
        waitingWritesStore.setState({ sending: undefined })
      }
    }
    removeWaitingWrite(around, write)
  }
  if (sent > 0) {
    store.invalidate()
    showToast({ text: say('waiting.sent', { count: sent }) })
  }
  if (late > 0) showToast({ text: say('waiting.late', { count: late }), tone: 'error', duration: TOAST_MS })
}

const toQuestion = ({ kind, verb }: WaitingWrite) => (kind === 'save' ? RepinResource.create : FavoriteResource[verb])
