/** Files or a link that were dropped or pasted anywhere on the site, on their way to the page that creates pins. */
export type DroppedContent = { files: File[]; link?: string | undefined }

let waiting: DroppedContent | undefined

export function stashDroppedContent(dropped: DroppedContent) {
  waiting = dropped
}

/** Returns the stashed content once, to the page that creates pins. */
export function takeDroppedContent(): DroppedContent | undefined {
  const taken = waiting
  waiting = undefined
  return taken
}

/** Finds pictures or a link in dropped or pasted data; undefined if there is neither. */
export function parseDataTransfer(transfer: DataTransfer | null): DroppedContent | undefined {
  if (!transfer) return undefined
  const files = [...transfer.files].filter((file) => file.type.startsWith('image/'))
  if (files.length > 0) return { files }
  const text = (transfer.getData('text/uri-list') || transfer.getData('text/plain')).trim()
  return /^https?:\/\/\S+$/.test(text) ? { files: [], link: text } : undefined
}
