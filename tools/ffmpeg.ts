import { spawnSync } from 'node:child_process'
import { APT_UPDATE, aptInstall, hasApt, runInstall } from './apt.ts'

const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

/** Brings the machine's ffmpeg for the tests with videos; where that can't be, they use the one among the packages. */
export function bringFfmpeg(): void {
  if (isThere() || !hasApt()) return
  console.error('Installing ffmpeg for the tests; this happens once …')
  for (const [command, ...args] of [APT_UPDATE, aptInstall('ffmpeg')]) runInstall(command, ...args)
}
