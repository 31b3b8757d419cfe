const BEAT = 10

/**
 * Measures how long the event loop was blocked at most: CPU time of this thread between two ticks of a timer. Other
 * threads, other processes and disk waits don't count. `progress` is recorded together with the longest time.
 */
export function watchEventLoop(progress: () => number) {
  let longest = 0
  let noted = 0
  let before = process.threadCpuUsage()
  const beat = setInterval(() => {
    const now = process.threadCpuUsage()
    const held = now.user + now.system - before.user - before.system
    before = now
    if (held <= longest) return
    longest = held
    noted = progress()
  }, BEAT)
  return {
    /** In milliseconds. */
    longest: () => ({ held: longest / 1000, noted }),
    stop: () => clearInterval(beat),
  }
}
