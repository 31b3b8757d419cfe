/** What hangs until then is left: the next start clears it away. */
const LONGEST = 9_000

/** What a command ends with that was not done. */
export const INTERRUPTED = 130

/** Closes in order when told to. One interrupt may arrive twice, from the terminal and from npm: the second changes nothing. */
export function whenToldToStop(stop: () => Promise<unknown>, code = 0): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), LONGEST)
      // The terminal may be gone already.
      process.stdout.on('error', () => {})
      console.log('\nStopping…')
      stop().then(
        () => process.exit(code),
        () => process.exit(1),
      )
    })
}
