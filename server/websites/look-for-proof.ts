import { resolveTxt } from 'node:dns/promises'
import { hasDnsProof, hasFileProof, hasMetaProof, proofOf } from '#domain/rules/account/website-proof.ts'
import { type FetchOptions, fetchOutside, type Outside } from '../links/fetch-outside.ts'
import { readTags } from '../links/read-tags.ts'

export type Looking = {
  guard?: Pick<FetchOptions, 'allowPrivate'>
  /** The TXT records of a name. */
  records?: (host: string) => Promise<string[]>
}
export type Found = { method: 'meta' | 'file' | 'dns' } | { problem: 'unreachable' | 'missing' }

const ENOUGH = 512 * 1024

const askDns = async (host: string) => (await resolveTxt(host)).map((parts) => parts.join(''))

/** Looks for the proof in all three places. Only public addresses are asked, and only what the site itself answers counts. */
export async function lookForProof(url: string, host: string, token: string, looking: Looking = {}): Promise<Found> {
  const { guard = {}, records = askDns } = looking
  const read = (address: string, accept: string) => readOwn(address, host, accept, guard)
  const [page, file, txt] = await Promise.all([
    read(new URL('/', url).href, 'text/html'),
    read(new URL(`/${proofOf(token).file_name}`, url).href, 'text/html,text/plain'),
    records(host).catch(() => []),
  ])
  if (hasDnsProof(txt, token)) return { method: 'dns' }
  if (page !== null && hasMetaProof((await readTags(page)).metas, token)) return { method: 'meta' }
  if (file !== null && hasFileProof(file.bytes.toString('utf8'), token)) return { method: 'file' }
  return { problem: page === null && file === null ? 'unreachable' : 'missing' }
}

/** What an address of this host says; null when it can't be reached or leads to another host, which could be anyone's. */
async function readOwn(
  address: string,
  host: string,
  accept: string,
  guard: Pick<FetchOptions, 'allowPrivate'>,
): Promise<Outside | null> {
  try {
    const found = await fetchOutside(address, { maxBytes: ENOUGH, mayCut: true, accept, ...guard })
    const isOwn = new URL(found.url).hostname.replace(/^www\./, '') === host
    return isOwn ? found : null
  } catch {
    return null
  }
}
