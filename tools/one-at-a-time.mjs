// One installation at a time in a folder, also when several starts find what a killed one left over.
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const UNTOUCHED_MS = 10_000

/** Whoever holds the lock touches it every second; one that nobody touches, or whose process is gone, is left over. */
export async function oneAtATime(lock, work, whenWaiting) {
  const mark = `${process.pid}.${process.hrtime.bigint()}`
  for (let isTold = false; !taken(lock, mark); isTold = true) {
    const found = read(lock)
    if (found !== undefined && isLeftOver(lock, found)) takeAway(lock, found)
    else if (!isTold) whenWaiting()
    await wait(200)
  }
  const isOurs = () => read(lock) === mark
  const touch = setInterval(() => isOurs() && utimes(lock, new Date(), new Date()).catch(() => {}), 1000)
  try {
    await work()
  } finally {
    clearInterval(touch)
    if (isOurs()) rmSync(lock, { force: true })
  }
}

/** The lock appears with its mark in it, never empty. */
function taken(lock, mark) {
  const draft = `${lock}.${mark}`
  try {
    writeFileSync(draft, mark)
    return linked(draft, lock)
  } catch (error) {
    throw new Error(`Nothing can be installed into ${dirname(lock)} (${error.code}).`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Of two starts that find the same dead lock one may be late and move a live one: then it is put back. */
export function takeAway(lock, dead) {
  const aside = `${lock}.dead.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (read(aside) !== dead) linked(aside, lock)
  rmSync(aside, { force: true })
}

function linked(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isLeftOver(lock, mark) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > UNTOUCHED_MS) return true
    process.kill(parseInt(mark, 10), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
