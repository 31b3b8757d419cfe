import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../settings.ts'
import { ffmpegOf } from '../ffmpeg.ts'

export type Clip = { seconds?: number; size?: string; ext?: string; sound?: boolean; more?: string[] }

/** A small real video: a test picture that changes, with a tone. */
export function clip({ seconds = 2, size = '320x240', ext = 'mp4', sound = true, more = [] }: Clip = {}): Buffer {
  const ffmpeg = ffmpegOf({ settings: readSettings({}) })
  if (!ffmpeg) throw new Error('There is no ffmpeg here, so no video can be made.')
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-clip-'))
  try {
    const tone = sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []
    const codecs = ext === 'webm' ? ['-c:v', 'libvpx', '-c:a', 'libopus'] : ext === 'gif' ? [] : ['-pix_fmt', 'yuv420p']
    const args = ['-v', 'error', '-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=${size}:rate=15`, ...tone]
    const { status, stderr } = spawnSync(ffmpeg.path, [...args, ...codecs, ...more, `clip.${ext}`], { cwd: folder })
    if (status !== 0) throw new Error(String(stderr))
    return readFileSync(join(folder, `clip.${ext}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
