/** What hangs until then is left: the next start clears it away. */
const LONGEST = 9_000

/** Closes in order when told to. One interrupt may arrive twice, from the terminal and from npm: the second changes nothing. */
export function whenToldToStop(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), LONGEST)
      // The terminal may be gone already.
      process.stdout.on('error', () => {})
      console.log('\nStopping …')
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
