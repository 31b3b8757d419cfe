import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Assets, assetsFrom } from '#web/assets.ts'
import type { Render } from '#web/entry-server.tsx'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const STAMP = join(DIST, 'built.json')
const SOURCES = ['web/**/*.{ts,tsx,css,svg}', 'ui/**/*.{ts,tsx,css,svg}', 'domain/**/*.ts']

/** The web, built: how a page is rendered, what it names in its head, where its files are. */
export type Built = { render: Render; assets: Assets; version: string; clientDir: string }

/** Builds for browser and server, unless what stands in dist was made from the same sources. */
export async function buildWeb(): Promise<Built> {
  const version = await hashOfSources()
  if ((await builtVersion()) !== version) {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root: ROOT, logLevel: 'warn', mode: 'production' })
    await builder.buildApp()
    await makeIcons()
    await writeFile(STAMP, JSON.stringify({ version }))
  }
  return loadBuilt(version)
}

async function loadBuilt(version: string): Promise<Built> {
  const clientDir = join(DIST, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const entry = pathToFileURL(join(DIST, 'server/entry-server.js'))
  const { render }: { render: Render } = await import(`${entry.href}?${version}`)
  return { render, assets: assetsFrom(manifest), version, clientDir }
}

async function builtVersion(): Promise<string | undefined> {
  return existsSync(STAMP) ? JSON.parse(await readFile(STAMP, 'utf8')).version : undefined
}

async function hashOfSources(): Promise<string> {
  const files = ['package-lock.json', 'vite.config.ts', 'app/build.ts']
  for await (const file of glob(SOURCES, { cwd: ROOT })) if (!/\.test\.tsx?$/.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Favicon, home-screen icons and the social picture, all from the mark. */
async function makeIcons() {
  const { default: sharp } = await import('sharp')
  const mark = join(ROOT, 'ui/logo/mark.svg')
  const icons = join(DIST, 'client/icons')
  await mkdir(icons, { recursive: true })
  await copyFile(mark, join(DIST, 'client/favicon.svg'))
  const drawn = (size: number) =>
    sharp(mark, { density: (72 * size) / 48 })
      .resize(size, size)
      .png()
      .toBuffer()
  const onGround = async (width: number, height: number, size: number, file: string) =>
    sharp({ create: { width, height, channels: 3, background: '#f5f5f2' } })
      .composite([{ input: await drawn(size) }])
      .png()
      .toFile(join(icons, file))
  await Promise.all([
    onGround(180, 180, 132, '180.png'),
    onGround(192, 192, 132, '192.png'),
    onGround(512, 512, 352, '512.png'),
    onGround(1200, 630, 320, 'social.png'),
  ])
}
