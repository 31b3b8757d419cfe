import { spawnSync } from 'node:child_process'

/** Whether system packages can be installed from here. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Runs an installation command; its output is shown only on errors. */
export function runInstall(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

export const APT_UPDATE = ['apt-get', 'update'] as const
export const aptInstall = (name: string) => ['apt-get', 'install', '-y', '--no-install-recommends', name] as const
