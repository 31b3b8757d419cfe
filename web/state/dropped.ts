/** What was dropped or pasted anywhere on the site, on its way to the page that creates pins of it. */
export type Dropped = { files: File[]; link?: string | undefined }

let waiting: Dropped | undefined

export function leave(dropped: Dropped) {
  waiting = dropped
}

/** Taken once, by the page that creates. */
export function takeDropped(): Dropped | undefined {
  const taken = waiting
  waiting = undefined
  return taken
}

/** Pictures or a link in what is dropped or pasted; undefined when there is neither. */
export function readTransfer(transfer: DataTransfer | null): Dropped | undefined {
  if (!transfer) return undefined
  const files = [...transfer.files].filter((file) => file.type.startsWith('image/'))
  if (files.length > 0) return { files }
  const text = (transfer.getData('text/uri-list') || transfer.getData('text/plain')).trim()
  return /^https?:\/\/\S+$/.test(text) ? { files: [], link: text } : undefined
}
