import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startedAt } from './cluster-process.ts'

export type Lock = { ours(): boolean; release(): void }

/** One process at a time. The lock names its process and when that began, so it dies with the process, however it ends. */
export function takeLock(file: string): Lock | { heldBy: number } {
  const mark = `${process.pid} ${startedAt(process.pid)}`
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

function lockOf(file: string, mark: string): Lock {
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
  return began && startedAt(Number(pid)) === began ? Number(pid) : undefined
}

/** Of two processes that find the same dead lock one may be late and move a live one: then it is put back. */
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
