import { type ComponentType, lazy } from 'react'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** A lazily loaded component. While its code can't be loaded, the page around it stays usable. */
export const lazyWithRetry = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await retryUntilLoaded(load) }))

/** Retries with growing pauses, and as soon as the connection returns. */
export async function retryUntilLoaded<T>(
  load: () => Promise<T>,
  wait = pauseOrOnline,
  pause = FIRST_PAUSE,
): Promise<T> {
  try {
    return await load()
  } catch {
    await wait(pause)
    return retryUntilLoaded(load, wait, Math.min(pause * 2, LONGEST_PAUSE))
  }
}

async function pauseOrOnline(pause: number): Promise<void> {
  await new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, pause)
  })
  // Browsers do not retry a style sheet that failed to load.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
