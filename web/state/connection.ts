/** Whether the server responds; the browser's own online state is less reliable. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether the browser itself reports that there is no connection. */
export const isBrowserOffline = (): boolean => navigator.onLine === false
