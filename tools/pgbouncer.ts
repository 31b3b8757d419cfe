import { findPgBouncer } from '#server/testing/pgbouncer.ts'
import { APT_UPDATE, aptInstall, hasApt, runInstall } from './apt.ts'

/** Installs the system's PgBouncer for the tests that need one, and returns a sentence about what they can cover. */
export function ensurePgBouncer(): string {
  if (!findPgBouncer() && hasApt()) {
    console.error('Installing PgBouncer for the tests; this happens once …')
    for (const [command, ...args] of [APT_UPDATE, aptInstall('pgbouncer')]) runInstall(command, ...args)
  }
  const found = findPgBouncer()
  if (!found)
    return 'There is no PgBouncer on this machine and none could be installed: the tests through it are left out.'
  if (found.keepsNames) return `PgBouncer ${found.version}: tested without and with prepared statements.`
  return `PgBouncer ${found.version}: tested without prepared statements, which come with 1.21.`
}
