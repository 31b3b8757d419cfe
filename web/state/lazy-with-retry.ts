import { type ComponentType, lazy } from 'react'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** A part of a page whose code comes later. While that can't be had the page stays as it is: a part never takes it away. */
export const lazyWithRetry = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await retryUntilLoaded(load) }))

/** Asks again with growing pauses, and as soon as there is a connection. */
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
  // A style that failed is not asked for again by itself.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
