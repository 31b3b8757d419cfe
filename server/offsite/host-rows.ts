import { type HostVerdict, type LinkVerdict, listHostSuffixes } from '#domain/rules/link/verdict.ts'
import type { Db } from '../db/connect.ts'
import { SHIPPED_HOSTS } from './shipped-hosts.ts'

/** Loads verdicts on these hosts and their parent domains: staff decisions first, then the shipped ones. */
export async function loadHostRows(db: Db, hostnames: readonly string[]): Promise<HostVerdict[]> {
  const names = [...new Set(hostnames.flatMap(listHostSuffixes))].slice(0, 200)
  if (!names.length) return []
  const rows = await db.selectFrom('hosts').select(['host', 'verdict', 'message']).where('host', 'in', names).execute()
  return [...(rows as HostVerdict[]), ...SHIPPED_HOSTS.filter(({ host }) => names.includes(host))].map((row) => ({
    ...row,
    verdict: row.verdict as LinkVerdict,
  }))
}
