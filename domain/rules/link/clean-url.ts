/** Longer addresses are no links that people make. */
const LONGEST = 4000
const WEB = /^https?:$/

/** Spec 5, Links. An outside address as it is opened: the host in small letters, without `epik`; null when it is none. */
export function cleanUrl(sent: string): string | null {
  const typed = sent.trim()
  if (!typed || typed.length > LONGEST || !URL.canParse(typed)) return null
  // Reading it brings the letters of scheme and host into order, whatever an ad server wrote.
  const url = new URL(typed)
  if (!WEB.test(url.protocol) || !url.hostname) return null
  // By hand, since the rest of a tracking address must stay as it was written.
  const kept = url.search.slice(1).split('&').filter(isNoEpik).join('&')
  return `${url.href.slice(0, url.href.length - url.search.length - url.hash.length)}${kept && `?${kept}`}${url.hash}`
}

const isNoEpik = (pair: string) => pair !== '' && pair !== 'epik' && !pair.startsWith('epik=')
