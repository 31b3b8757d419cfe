/** The most journeys at a time: they share one server process, which uses about one core. */
const MOST_JOURNEYS = 8

/** How many test files run at a time on a machine with this many cores. */
export function toTestWorkers(cores: number): { tests: number; journeys: number } {
  const tests = Math.max(2, cores)
  // A journey that waits for an answer, a frame or a timer leaves its core to another.
  return { tests, journeys: Math.min(tests + 1, MOST_JOURNEYS) }
}
