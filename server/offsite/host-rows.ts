import { type HostRow, namesOf, type Verdict } from '#domain/rules/link/verdict.ts'
import type { Db } from '../db/connect.ts'
import { SHIPPED_HOSTS } from './shipped-hosts.ts'

/** What is known of these hosts and of those above them: first what staff decided, then what comes with the house. */
export async function hostRowsFor(db: Db, hostnames: readonly string[]): Promise<HostRow[]> {
  const names = [...new Set(hostnames.flatMap(namesOf))].slice(0, 200)
  if (!names.length) return []
  const rows = await db.selectFrom('hosts').select(['host', 'verdict', 'message']).where('host', 'in', names).execute()
  return [...(rows as HostRow[]), ...SHIPPED_HOSTS.filter(({ host }) => names.includes(host))].map((row) => ({
    ...row,
    verdict: row.verdict as Verdict,
  }))
}
