import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Start time of a process as an opaque string: together with the pid it identifies a process, since pids are reused.
 */
export function readProcessStart(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return outputOf('ps', ['-p', String(pid), '-o', 'lstart='])
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name is in parentheses and may itself contain parentheses and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ended = fields[0] === 'Z' || fields[0] === 'X'
    return ended ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/**
 * True when the process works in this folder, as a postmaster does in its data folder; a process that got the same pid
 * later does not.
 */
export function isProcessWorkingIn(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self/stat'))
    return outputOf('ps', ['-p', String(pid), '-o', 'command='])?.includes(folder) ?? false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

export async function waitUntilTrue(true_: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!true_()) {
    if (performance.now() > end) return false
    await new Promise((wake) => setTimeout(wake, 20))
  }
  return true
}

function outputOf(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}
