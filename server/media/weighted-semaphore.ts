type Gate = <T>(amount: number, work: () => Promise<T>) => Promise<T>

/** Limits concurrent work by the sum of its amounts, in order of arrival; work that exceeds the limit runs alone. */
export function makeWeightedSemaphore(room: number): Gate {
  let used = 0
  const waiting: { amount: number; enter: () => void }[] = []
  const letIn = () => {
    for (let next = waiting[0]; next && used + next.amount <= room; next = waiting[0]) {
      waiting.shift()
      used += next.amount
      next.enter()
    }
  }
  return async (amount, work) => {
    const taken = Math.min(amount, room)
    if (waiting.length > 0 || used + taken > room) {
      await new Promise<void>((enter) => waiting.push({ amount: taken, enter }))
    } else used += taken
    try {
      return await work()
    } finally {
      used -= taken
      letIn()
    }
  }
}

/** Limits concurrent decoding to 25 megapixels per process, because memory grows with the number of pixels. */
export const withPixelBudget = makeWeightedSemaphore(25e6)
