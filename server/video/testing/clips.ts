import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../settings.ts'
import { resolveFfmpeg } from '../ffmpeg.ts'

export type TestClipOptions = { seconds?: number; size?: string; ext?: string; sound?: boolean; more?: string[] }

/** Marks an MP4 as rotated by 90 degrees, as phones do: in the matrix of its first track. */
export function rotateClip(bytes: Buffer): Buffer {
  const at = bytes.indexOf('tkhd') + 44
  const out = Buffer.from(bytes)
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0, 0].entries()) out.writeInt32BE(value, at + place * 4)
  return out
}

/** Encodes a small real video: a changing test picture, with a tone. */
export function makeTestClip({
  seconds = 2,
  size = '320x240',
  ext = 'mp4',
  sound = true,
  more = [],
}: TestClipOptions = {}): Buffer {
  const ffmpeg = resolveFfmpeg({ settings: readSettings({}) })
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
