/** Whether there is a way to the server: the browser's own word about being on line says less. */
export const isReachable = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
