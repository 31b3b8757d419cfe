const BEAT = 10

/**
 * For how long the loop was held, at most: the processor time of this thread alone between two beats of a timer. What
 * other threads and other processes take does not count, nor do the drives we wait for. `progress` is noted with the longest.
 */
export function watchLoop(progress: () => number) {
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
