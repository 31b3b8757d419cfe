import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../settings.ts'
import { ffmpegOf } from '../ffmpeg.ts'

export type Clip = { seconds?: number; size?: string; ext?: string; sound?: boolean; more?: string[] }

/** An MP4 whose picture is to be shown turned a quarter to the right, as phones say it: by the matrix of its first track. */
export function turned(bytes: Buffer): Buffer {
  const at = bytes.indexOf('tkhd') + 44
  const out = Buffer.from(bytes)
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0, 0].entries()) out.writeInt32BE(value, at + place * 4)
  return out
}

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
