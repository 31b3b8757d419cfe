export type StreamEvent = { id: string; event: string; data: string }

/** Reads a stream of events as a browser does, one event after the other. */
export async function readStream(address: string, cookie: string) {
  const ending = new AbortController()
  const response = await fetch(address, { headers: { cookie }, signal: ending.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** The next event that is no heartbeat; undefined when the stream has ended. */
  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const found = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))) as StreamEvent
        if (found.event !== 'beat') return found
        continue
      }
      const read = await reader?.read()
      if (!read || read.done) return undefined
      text += read.value
    }
  }
  return { status: response.status, headers: response.headers, next, end: () => ending.abort() }
}
