import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'
import { isViewerBusy } from './is-viewer-busy.ts'

const KEY = 'bb:interruption'
const LOOK_AGAIN_MS = 1000

type Surroundings = { isBusy?: () => boolean; every?: (ms: number, act: () => void) => () => void }

/** Hands out the one slot for experiences that interrupt: modals, surveys, popovers and floating upsells. */
export function makeInterruptions({ isBusy = isViewerBusy, every = repeat }: Surroundings = {}) {
  let current: string | undefined
  let shown: string | undefined
  let stop: (() => void) | undefined
  const waiting = new Map<string, () => void>()

  /** The one that this visit has had. A visit is as long as the browser tab is open, or, without consent, the page. */
  const shownInVisit = () => (shown ??= readStoredText('sessionStorage', KEY))
  const mayCome = (id: string) => shownInVisit() === undefined || shownInVisit() === id

  function openNext(): void {
    const next = [...waiting].find(([id]) => mayCome(id))
    if (!next || current !== undefined) {
      stop?.()
      stop = undefined
      return
    }
    if (isBusy()) {
      stop ??= every(LOOK_AGAIN_MS, openNext)
      return
    }
    const [id, open] = next
    current = id
    waiting.delete(id)
    open()
    openNext()
  }

  /** Asks for the slot; `open` is called when it is free. Returns a function that gives it back. */
  function request(id: string, open: () => void): () => void {
    waiting.set(id, open)
    openNext()
    return () => {
      waiting.delete(id)
      if (current === id) current = undefined
      openNext()
    }
  }

  function markShown(id: string, isStored: boolean): void {
    shown = id
    if (isStored) writeStoredText('sessionStorage', KEY, id)
  }

  return { request, markShown }
}

function repeat(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}

export const interruptions = makeInterruptions()
