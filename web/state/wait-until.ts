type Watched = { subscribe: (listener: () => void) => () => void }

/** Resolves once the condition holds, which is checked now and after every change of the store. */
export function waitUntil(store: Watched, isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isMet()) return resolve()
    const stop = store.subscribe(() => {
      if (!isMet()) return
      stop()
      resolve()
    })
  })
}
