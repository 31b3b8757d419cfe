import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Assets, assetsFrom } from '#web/assets.ts'
import type { Render } from '#web/entry-server.tsx'
import { runInChildProcess } from './run-in-child-process.ts'

const ROOT = join(import.meta.dirname, '..')
export const DIST = join(ROOT, 'dist')
const KEPT_BUILDS = 3
/** An interrupted build leaves its draft, named by its process. */
const DRAFT = /\.(\d+)$/
const SOURCES = ['web/**/*.{ts,tsx,css,svg}', 'ui/**/*.{ts,tsx,css,svg}', 'domain/**/*.ts']

type Entry = Pick<Built, 'render' | 'pageWords'>

/** The web, built: how a page is rendered, what it names in its head, where its files are. */
export type Built = {
  render: Render
  /** The first word of each page's address. */
  pageWords: ReadonlySet<string>
  assets: Assets
  version: string
  clientDir: string
}

/**
 * Builds for browser and server, unless these sources were built before. Every version has a folder of its own: a server
 * that runs on an older one keeps its files.
 */
export async function buildWeb(): Promise<Built> {
  const version = await hashOfSources()
  const folder = join(DIST, version)
  if (!existsSync(folder)) {
    await runInChildProcess('make-build.ts', [folder], {
      log: join(ROOT, 'build.log'),
      failed: 'The pages could not be built.',
    })
    await forgetOldBuilds()
  }
  return loadBuilt(folder, version)
}

async function loadBuilt(folder: string, version: string): Promise<Built> {
  const clientDir = join(folder, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const entry: Entry = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
  const { render, pageWords } = entry
  return { render, pageWords, assets: assetsFrom(manifest), version, clientDir }
}

export async function forgetOldBuilds(folder = DIST): Promise<void> {
  const names = await readdir(folder)
  const [drafts, whole] = [names.filter((name) => DRAFT.test(name)), names.filter((name) => !DRAFT.test(name))]
  const made = await Promise.all(whole.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const old = made.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS)
  const left = drafts.filter((name) => !isRunning(Number(DRAFT.exec(name)?.[1])))
  const gone = [...old.map(({ name }) => name), ...left]
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function hashOfSources(): Promise<string> {
  const files = ['package-lock.json', 'vite.config.ts', 'app/make-build.ts', 'app/make-icons.ts', 'app/pack.ts']
  for await (const file of glob(SOURCES, { cwd: ROOT })) if (!/\.test\.tsx?$/.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}
