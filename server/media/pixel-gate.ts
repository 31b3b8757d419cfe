const ROOM = 25e6

let used = 0
const waiting: { pixels: number; enter: () => void }[] = []

/** Decoding takes memory by the pixel, so this process has room for 25 megapixels at a time; a larger picture goes alone. */
export async function withPixels<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const taken = Math.min(pixels, ROOM)
  if (waiting.length > 0 || used + taken > ROOM) {
    await new Promise<void>((enter) => waiting.push({ pixels: taken, enter }))
  } else used += taken
  try {
    return await work()
  } finally {
    used -= taken
    letIn()
  }
}

function letIn() {
  for (let next = waiting[0]; next && used + next.pixels <= ROOM; next = waiting[0]) {
    waiting.shift()
    used += next.pixels
    next.enter()
  }
}
