import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/** When a process began, as an opaque mark: with its number it names one process for ever, since numbers are used again. */
export function startedAt(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return outputOf('ps', ['-p', String(pid), '-o', 'lstart='])
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name stands in brackets and may itself contain brackets and blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ended = fields[0] === 'Z' || fields[0] === 'X'
    return ended ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** A postmaster works inside its data folder; that tells it from a stranger that was given the same number later. */
export function worksIn(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self/stat'))
    return outputOf('ps', ['-p', String(pid), '-o', 'command='])?.includes(folder) ?? false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

export async function until(true_: () => boolean, milliseconds: number): Promise<boolean> {
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
