import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'vite'
import { type Assets, assetsFrom } from '#web/assets.ts'
import type { Render } from '#web/entry-server.tsx'
import { packFiles } from './pack.ts'

const ROOT = join(import.meta.dirname, '..')
export const DIST = join(ROOT, 'dist')
const KEPT_BUILDS = 3
const SOURCES = ['web/**/*.{ts,tsx,css,svg}', 'ui/**/*.{ts,tsx,css,svg}', 'domain/**/*.ts']

/** The web, built: how a page is rendered, what it names in its head, where its files are. */
export type Built = { render: Render; assets: Assets; version: string; clientDir: string }

/**
 * Builds for browser and server, unless these sources were built before. Every version has a folder of its own: a server
 * that runs on an older one keeps its files.
 */
export async function buildWeb(): Promise<Built> {
  const version = await hashOfSources()
  const folder = join(DIST, version)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    // React's development form is three times as large; who builds, a test for example, may be in another mode.
    const mode = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    const { createBuilder, createLogger } = await import('vite')
    const outDir = (name: string) => ({ build: { outDir: join(draft, name) } })
    const environments = { client: outDir('client'), ssr: outDir('server') }
    const logLevel = 'warn'
    const customLogger = withoutFalseAlarm(createLogger(logLevel))
    const builder = await createBuilder({ root: ROOT, logLevel, customLogger, mode: 'production', environments })
    await builder.buildApp()
    if (mode) process.env.NODE_ENV = mode
    await makeIcons(draft)
    await packFiles(join(draft, 'client/assets'))
    // Another start may have been faster; its build is the same.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
    await forgetOldBuilds()
  }
  return loadBuilt(folder, version)
}

/** Vite warns of its own plugin wherever a class composes one of another file: nothing that a first start should show. */
export function withoutFalseAlarm(logger: Logger): Logger {
  const warnOnce: Logger['warnOnce'] = (text, options) => {
    if (!text.includes('did not pass the `from` option')) logger.warnOnce(text, options)
  }
  return { ...logger, warnOnce }
}

async function loadBuilt(folder: string, version: string): Promise<Built> {
  const clientDir = join(folder, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
  return { render, assets: assetsFrom(manifest), version, clientDir }
}

async function forgetOldBuilds(): Promise<void> {
  const names = await readdir(DIST)
  const made = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(DIST, name))).mtimeMs })))
  const old = made.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS)
  await Promise.all(old.map(({ name }) => rm(join(DIST, name), { recursive: true, force: true })))
}

async function hashOfSources(): Promise<string> {
  const files = ['package-lock.json', 'vite.config.ts', 'app/build.ts', 'app/pack.ts']
  for await (const file of glob(SOURCES, { cwd: ROOT })) if (!/\.test\.tsx?$/.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Favicon, home-screen icons and the social picture, all from the mark. */
export async function makeIcons(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const mark = join(ROOT, 'ui/logo/mark.svg')
  const icons = join(folder, 'client/icons')
  await mkdir(icons, { recursive: true })
  await copyFile(mark, join(folder, 'client/favicon.svg'))
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
