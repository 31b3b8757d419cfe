import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  loadMovingManifest,
  MOVING_FOLDER,
  type MovingManifest,
  type MovingPicture,
  toMovingFolder,
  toStoredFileName,
} from '#demo/moving/moving-manifest.ts'
import { MOVING_SCENES } from '#demo/moving/scenes.ts'
import { makeCaptions, makeMelodyWav } from '#demo/moving/sound.ts'
import { readSettings } from '#server/settings.ts'
import { encodeGifLoop, encodeVideoOutputs, type VideoEncoding } from '#server/video/encode-video.ts'
import { resolveFfmpeg, withVideoFolder } from '#server/video/ffmpeg.ts'
import { readVideoHeader } from '#server/video/read-video-header.ts'

/**
 * Renders the demo world's videos and GIFs, frame by frame, in the product's own formats: all of them, or only `videos`
 * or `gifs`.
 */
const settings = readSettings({ DATA_DIR: tmpdir() })
const found = resolveFfmpeg({ settings })
if (!found) throw new Error('Rendering videos needs ffmpeg.')
const ffmpeg = found
const FPS = 15
const GIF_FPS = 10
const SHAPES = [
  [432, 768],
  [480, 600],
  [640, 360],
] as const
const names = Object.keys(MOVING_SCENES)

async function render(
  name: string,
  seed: number,
  [width, height]: readonly [number, number],
  seconds: number,
  fps: number,
  args: string[],
) {
  const scene = MOVING_SCENES[name]!
  const input = [
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(fps),
    '-i',
    '-',
  ]
  const child = spawn(ffmpeg.path, [...input, ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(child, 'close')
  const frames = Math.round(seconds * fps)
  for (let at = 0; at < frames; at++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene(at / frames, width, height, seed)}</svg>`
    const pixels = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer()
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} could not be rendered.`)
}

const making = (folder: string, name: string): VideoEncoding => ({
  ffmpeg,
  folder,
  name,
  signal: new AbortController().signal,
  patience: 2 * 3600_000,
  onProgress: () => {},
  onFailure: (said) => console.error(said),
})

async function keep(kind: 'video' | 'gif', one: Omit<MovingPicture, 'captions'>, from: string, more: string[] = []) {
  const folder = toMovingFolder(kind, one)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of [...one.files, ...more]) await copyFile(join(from, file), new URL(toStoredFileName(file), folder))
}

const wanted = process.argv[2]
const before: MovingManifest = existsSync(new URL('made.json', MOVING_FOLDER))
  ? loadMovingManifest()
  : { videos: [], gifs: [] }
const videos: MovingPicture[] = wanted === 'gifs' ? before.videos : []
const gifs: MovingPicture[] = wanted === 'videos' ? before.gifs : []
for (const [turn, name] of wanted === 'gifs' ? [] : names.entries())
  for (const seed of [0, 1, 2]) {
    const seconds = [6, 4, 9][seed]! + (turn % 4)
    const hasSound = seed === 2
    const folder = await mkdtemp(join(tmpdir(), 'bowerbird-render-'))
    await render(name, seed, SHAPES[(turn + seed) % 3]!, seconds, FPS, [
      '-c:v',
      'libx264',
      '-crf',
      '12',
      '-pix_fmt',
      'yuv420p',
      join(folder, 'silent.mp4'),
    ])
    const sound = join(folder, 'sound.wav')
    if (hasSound) await writeFile(sound, makeMelodyWav(turn, seconds))
    const joined = hasSound ? ['-i', sound, '-c:v', 'copy', '-c:a', 'aac', '-shortest'] : ['-c', 'copy']
    const child = spawn(ffmpeg.path, [
      '-v',
      'error',
      '-y',
      '-i',
      join(folder, 'silent.mp4'),
      ...joined,
      join(folder, 'in.mp4'),
    ])
    await once(child, 'close')
    await withVideoFolder({ settings }, ffmpeg, async (work) => {
      await copyFile(join(folder, 'in.mp4'), join(work, 'in.mp4'))
      const made = await encodeVideoOutputs(making(work, 'in.mp4'), await readVideoHeader(ffmpeg, work, 'in.mp4'))
      const captions = hasSound ? ['en', 'de'].map((language) => ({ language, file: `captions-${language}.vtt` })) : []
      for (const { language, file } of captions)
        await writeFile(join(work, file), makeCaptions(name, language, made.duration))
      const cover = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${made.width}" height="${made.height}" viewBox="0 0 ${made.width} ${made.height}">${MOVING_SCENES[name]!(0.45, made.width, made.height, seed)}</svg>`,
        ),
      )
        .flatten()
        .jpeg({ quality: 86 })
        .toBuffer()
      await writeFile(join(work, 'cover.jpg'), cover)
      const one = { scene: name, seed, ...made }
      await keep('video', one, work, ['cover.jpg', ...captions.map(({ file }) => file)])
      videos.push({ ...one, captions })
    })
    await rm(folder, { recursive: true })
    console.log('video', name, seed, seconds)
  }
for (const [turn, name] of wanted === 'videos' ? [] : names.entries())
  for (const seed of [1, 2]) {
    const work = await mkdtemp(join(tmpdir(), 'bowerbird-render-'))
    await render(name, seed + 5, turn % 2 ? [300, 300] : [270, 360], 3, GIF_FPS, [
      '-filter_complex',
      'split[a][b];[a]palettegen=max_colors=48[p];[b][p]paletteuse=dither=none',
      join(work, 'in.gif'),
    ])
    await withVideoFolder({ settings }, ffmpeg, async (inside) => {
      await copyFile(join(work, 'in.gif'), join(inside, 'in.gif'))
      const made = await encodeGifLoop(making(inside, 'in.gif'))
      const one = { scene: name, seed, ...made }
      await keep('gif', one, inside, ['in.gif'])
      gifs.push({ ...one, captions: [] })
    })
    await rm(work, { recursive: true })
    console.log('gif', name, seed)
  }
await writeFile(
  new URL('made.json', MOVING_FOLDER),
  `${JSON.stringify({ videos, gifs } satisfies MovingManifest, null, 1)}\n`,
)
