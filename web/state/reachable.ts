/** Whether there is a way to the server: the browser's own word about being on line says less. */
export const isReachable = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The browser itself knows that there is no connection. */
export const isOffline = (): boolean => navigator.onLine === false
