const BEAT = 10

/**
 * For how long the loop was held, at most: the processor time of this thread alone between two beats of a timer. What
 * other threads and other processes take does not count, nor do the drives we wait for.
 */
export function watchLoop() {
  let longest = 0
  let before = process.threadCpuUsage()
  const beat = setInterval(() => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - before.user - before.system)
    before = now
  }, BEAT)
  return {
    /** In milliseconds, since the last time this was asked. */
    longest(): number {
      const held = longest / 1000
      longest = 0
      return held
    },
    stop: () => clearInterval(beat),
  }
}
