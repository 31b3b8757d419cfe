import { spawn, spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { House } from '../house.ts'
import { buildFence, type Fence } from './fence.ts'

export type Ffmpeg = {
  path: string
  version: string
  /** From before 2021: faults that are public since are in it. */
  isOld: boolean
  fence: Fence
}

type Asking = Pick<House, 'settings'>
const found = new Map<string, Ffmpeg | null>()

/** The ffmpeg that a setting names, else the machine's, else the one among the packages; null where there is none. */
export function ffmpegOf({ settings }: Asking): Ffmpeg | null {
  const wanted = settings.ffmpeg ?? ''
  let ffmpeg = found.get(wanted)
  if (ffmpeg === undefined) {
    ffmpeg = wanted === 'none' ? null : findFfmpeg(wanted ? [wanted] : [...onPath(), ...inPackages()])
    found.set(wanted, ffmpeg)
  }
  return ffmpeg
}

const onPath = () => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'ffmpeg'))

function inPackages(): string[] {
  try {
    const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }
    // Whoever it runs as must be able to, however the package was unpacked.
    if (!isExecutable(path)) chmodSync(path, 0o755)
    return [path]
  } catch {
    return []
  }
}

function findFfmpeg(paths: string[]): Ffmpeg | null {
  const there = paths.filter(isExecutable)
  if (there.length === 0) return null
  const fence = buildFence()
  for (const path of there)
    for (const one of [fence, { ...fence, before: [], user: null, lacks: ['everything'] }]) {
      const [command = path, ...args] = [...one.before, path, '-version']
      const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
      const version = /^ffmpeg version (\S+)/.exec(stdout ?? '')?.[1]
      const year = Number(/Copyright \(c\) \d+-(\d+)/.exec(stdout ?? '')?.[1])
      if (status === 0 && version) return { path, version, isOld: year < 2021, fence: one }
    }
  return null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A folder for the files of one video, gone when the work is done; whoever ffmpeg runs as may write into it. */
export async function inWorkFolder<T>({ fence }: Ffmpeg, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bowerbird-video-'))
  try {
    await chmod(folder, 0o700)
    if (fence.user !== null) await chown(folder, fence.user, fence.user)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export type Run = {
  args: string[]
  folder: string
  patience: number
  signal?: AbortSignal
  onTime?: (ms: number) => void
}
export type Ran = { code: number | null; said: string; wasKilled: boolean }

const SAID_MOST = 200_000

/** Runs ffmpeg behind its fence. It names its files by their bare names in the folder. What it says is cut, not collected. */
export function runFfmpeg({ path, fence }: Ffmpeg, { args, folder, patience, signal, onTime }: Run): Promise<Ran> {
  const [command = path, ...rest] = [...fence.before, path, '-hide_banner', '-nostdin', '-y', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < SAID_MOST) said += text
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      // ffmpeg calls it milliseconds and means microseconds.
      const times = [...text.matchAll(/out_time_ms=(\d+)/g)]
      if (times.length > 0) onTime?.(Number(times.at(-1)![1]) / 1000)
    })
    child.on('error', reject)
    child.on('close', (code, killed) => resolve({ code, said, wasKilled: killed !== null }))
  })
}
