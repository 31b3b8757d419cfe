import { spawn, spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { House } from '../house.ts'
import { withWorkFolder } from '../work-folder.ts'
import { type FfmpegSandbox, makeFfmpegSandbox } from './ffmpeg-sandbox.ts'

export type Ffmpeg = {
  path: string
  version: string
  /** True for versions before 2021, which have publicly known vulnerabilities. */
  isOld: boolean
  fence: FfmpegSandbox
}

type Asking = Pick<House, 'settings'>
const found = new Map<string, Ffmpeg | null>()

/** Finds ffmpeg by the setting, on the PATH, or in the npm packages; null if there is none. */
export function resolveFfmpeg({ settings }: Asking): Ffmpeg | null {
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
    // The ffmpeg process may run as another user, so the file must be executable for everyone.
    if (!isExecutable(path)) chmodSync(path, 0o755)
    return [path]
  } catch {
    return []
  }
}

function findFfmpeg(paths: string[]): Ffmpeg | null {
  const there = paths.filter(isExecutable)
  if (there.length === 0) return null
  const fence = makeFfmpegSandbox()
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

/** Runs work in a temporary folder for one video, which ffmpeg's user may write to. */
export const withVideoFolder = <T>({ settings }: Asking, { fence }: Ffmpeg, work: (folder: string) => Promise<T>) =>
  withWorkFolder(settings.dataDir, fence.user, work)

export type FfmpegRunOptions = {
  args: string[]
  folder: string
  patience: number
  signal?: AbortSignal
  onTime?: (ms: number) => void
}
export type FfmpegRunResult = { code: number | null; said: string; isTimedOut: boolean }

/** Something outside ended ffmpeg, such as a machine short of memory, so the file is not at fault. */
export class FfmpegKilledError extends Error {}

const SAID_MOST = 200_000

/**
 * Runs ffmpeg in its sandbox, and once more if something outside ended it. Arguments use bare file names within the
 * folder. Output beyond a limit is dropped.
 */
export async function runFfmpeg(ffmpeg: Ffmpeg, run: FfmpegRunOptions): Promise<FfmpegRunResult> {
  try {
    return await runOnce(ffmpeg, run)
  } catch (error) {
    if (!(error instanceof FfmpegKilledError)) throw error
    return runOnce(ffmpeg, run)
  }
}

function runOnce(
  { path, fence }: Ffmpeg,
  { args, folder, patience, signal, onTime }: FfmpegRunOptions,
): Promise<FfmpegRunResult> {
  const [command = path, ...rest] = [...fence.before, path, '-hide_banner', '-nostdin', '-y', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, MALLOC_ARENA_MAX: '1' },
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
      // Despite its name, ffmpeg's `out_time_ms` is in microseconds.
      const times = [...text.matchAll(/out_time_ms=(\d+)/g)]
      if (times.length > 0) onTime?.(Number(times.at(-1)![1]) / 1000)
    })
    child.on('error', reject)
    child.on('close', (code, by) => {
      // At the limit of CPU time it gets SIGXCPU; crashes have signals of their own.
      const isKilledOutside = !child.killed && (by === 'SIGKILL' || by === 'SIGTERM' || /received signal/.test(said))
      if (isKilledOutside) reject(new FfmpegKilledError('ffmpeg was ended from outside.'))
      else resolve({ code, said, isTimedOut: child.killed || by === 'SIGXCPU' })
    })
  })
}
