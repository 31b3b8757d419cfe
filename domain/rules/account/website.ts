/** A website as people type it, as an address; null when it can't be one. */
export function websiteAddress(sent: string): string | null {
  const typed = sent.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+\.[^/]+:\d/.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.hostname.includes('.') && !url.username ? url.href : null
}
