import { spawnSync } from 'node:child_process'
import { APT_UPDATE, aptInstall, hasApt, runInstall } from './apt.ts'

const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Installs the system's ffmpeg for tests with videos; if that is not possible, they use the one from the npm packages.
 */
export function ensureFfmpeg(): void {
  if (isThere() || !hasApt()) return
  console.error('Installing ffmpeg for the tests; this happens once …')
  for (const [command, ...args] of [APT_UPDATE, aptInstall('ffmpeg')]) runInstall(command, ...args)
}
