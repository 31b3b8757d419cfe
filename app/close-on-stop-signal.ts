/** Milliseconds until the process exits regardless of what is still running; the next start cleans up. */
const LONGEST = 9_000

/** Exit code of a command that was interrupted. */
export const INTERRUPTED_EXIT_CODE = 130

/**
 * Shuts down in order on a stop signal. Further signals are ignored, because the terminal and npm may both send the
 * interrupt.
 */
export function closeOnStopSignal(stop: () => Promise<unknown>, code = 0): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), LONGEST)
      // The terminal may already be gone.
      process.stdout.on('error', () => {})
      console.log('\nStopping…')
      stop().then(
        () => process.exit(code),
        () => process.exit(1),
      )
    })
}
