import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readProcessStart } from './cluster-process.ts'

export type ClusterLock = { ours(): boolean; release(): void }

/**
 * Takes the lock of a cluster for this process. The lock names the process and its start time, so it is void once the
 * process has ended, however that happened.
 */
export function acquireClusterLock(file: string): ClusterLock | { heldBy: number } {
  const mark = `${process.pid} ${readProcessStart(process.pid)}`
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mark)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (linked(draft, file)) return lockOf(file, mark)
      const found = read(file)
      if (found === undefined) continue
      const holder = liveHolder(found)
      if (holder !== undefined) return { heldBy: holder }
      takeAway(file, found)
    }
    return { heldBy: liveHolder(read(file) ?? '') ?? 0 }
  } finally {
    rmSync(draft, { force: true })
  }
}

function lockOf(file: string, mark: string): ClusterLock {
  const ours = () => read(file) === mark
  return {
    ours,
    release() {
      if (ours()) rmSync(file, { force: true })
    },
  }
}

function liveHolder(mark: string): number | undefined {
  const [pid = '', began] = mark.split(' ')
  return began && readProcessStart(Number(pid)) === began ? Number(pid) : undefined
}

/**
 * Removes a lock whose process has died. A slower process might remove the new lock of a faster one, so a lock with
 * other content is put back.
 */
function takeAway(file: string, dead: string) {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== dead) linked(aside, file)
  rmSync(aside, { force: true })
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
