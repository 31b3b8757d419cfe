import { resolveTxt } from 'node:dns/promises'
import { hasDnsProof, hasFileProof, hasMetaProof, makeWebsiteProofs } from '#domain/rules/account/website.ts'
import { fetchOutsideUrl, type OutsideFetchOptions, type OutsideResponse } from '../links/fetch-outside-url.ts'
import { parsePageInWorker } from '../links/read-tags.ts'

export type ProofLookupOptions = {
  guard?: Pick<OutsideFetchOptions, 'allowPrivate'>
  /** Looks up the TXT records of a name. */
  records?: (host: string) => Promise<string[]>
}
export type ProofLookupResult = { method: 'meta' | 'file' | 'dns' } | { problem: 'unreachable' | 'missing' }

const ENOUGH = 512 * 1024

const askDns = async (host: string) => (await resolveTxt(host)).map((parts) => parts.join(''))

/**
 * Looks for the proof in the meta tag, the file and the DNS. Only public hosts are requested, and only responses of the
 * site itself count.
 */
export async function findWebsiteProof(
  url: string,
  host: string,
  token: string,
  looking: ProofLookupOptions = {},
): Promise<ProofLookupResult> {
  const { guard = {}, records = askDns } = looking
  const read = (address: string, accept: string) => readOwn(address, host, accept, guard)
  const [page, file, txt] = await Promise.all([
    read(new URL('/', url).href, 'text/html'),
    read(new URL(`/${makeWebsiteProofs(token).file_name}`, url).href, 'text/html,text/plain'),
    records(host).catch(() => []),
  ])
  if (hasDnsProof(txt, token)) return { method: 'dns' }
  if (page !== null && hasMetaProof((await parsePageInWorker(page)).metas, token)) return { method: 'meta' }
  if (file !== null && hasFileProof(file.bytes.toString('utf8'), token)) return { method: 'file' }
  return { problem: page === null && file === null ? 'unreachable' : 'missing' }
}

/** Reads a URL of this host; null if it is unreachable or redirects to another host, which could be anyone's. */
async function readOwn(
  address: string,
  host: string,
  accept: string,
  guard: Pick<OutsideFetchOptions, 'allowPrivate'>,
): Promise<OutsideResponse | null> {
  try {
    const found = await fetchOutsideUrl(address, { maxBytes: ENOUGH, mayCut: true, accept, ...guard })
    const isOwn = new URL(found.url).hostname.replace(/^www\./, '') === host
    return isOwn ? found : null
  } catch {
    return null
  }
}
