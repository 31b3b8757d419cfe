export type StreamEvent = { id: string; event: string; data: string }

/** Reads an event stream as a browser does, one event at a time. */
export async function readEventStream(address: string, cookie: string) {
  const ending = new AbortController()
  const response = await fetch(address, { headers: { cookie }, signal: ending.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** The next event except heartbeats; undefined when the stream has ended. */
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
