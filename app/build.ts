import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makePageAssetFinder, type PageAssetFinder } from '#web/assets.ts'
import type { RenderPage } from '#web/entry-server.tsx'
import { runInChildProcess } from './run-in-child-process.ts'

const ROOT = join(import.meta.dirname, '..')
export const DIST_FOLDER = join(ROOT, 'dist')
const KEPT_BUILDS = 3
/** The folder of an interrupted build; its name ends with the process id. */
const DRAFT = /\.(\d+)$/
/** A marker file in the build's folder, one for each process that serves the build. */
const USE = /^used-by\.(\d+)$/
const SOURCES = ['web/**/*.{ts,tsx,css,svg}', 'ui/**/*.{ts,tsx,css,svg,woff2}', 'domain/**/*.ts']

type Entry = Pick<WebBuild, 'render' | 'pageWords'>

/** A build of the web: the renderer, its assets and the folder of its files. */
export type WebBuild = {
  render: RenderPage
  /** The first path segment of every page. */
  pageWords: ReadonlySet<string>
  assets: PageAssetFinder
  version: string
  clientDir: string
  /** The source maps of the browser's scripts. */
  mapsDir: string
}

/**
 * Builds for browser and server, unless these sources were built before. Every version has its own folder, so that a
 * server running on an older one keeps its files.
 */
export async function buildWeb(): Promise<WebBuild> {
  const version = await hashOfSources()
  const folder = join(DIST_FOLDER, version)
  if (!existsSync(folder)) {
    const began = performance.now()
    console.log('Building the pages …')
    await runInChildProcess('make-build.ts', [folder], {
      log: join(ROOT, 'build.log'),
      failed: 'The pages could not be built.',
    })
    await deleteOldBuilds()
    console.log(`The pages are built (${Math.round((performance.now() - began) / 1000)} s).`)
  }
  await markBuildInUse(folder)
  return loadBuilt(folder, version)
}

async function loadBuilt(folder: string, version: string): Promise<WebBuild> {
  const clientDir = join(folder, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const entry: Entry = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
  const { render, pageWords } = entry
  return { render, pageWords, assets: makePageAssetFinder(manifest), version, clientDir, mapsDir: join(folder, 'maps') }
}

/** Marks a build as used by this process. In a read-only folder there are no old builds to delete either. */
export async function markBuildInUse(folder: string): Promise<void> {
  await writeFile(join(folder, `used-by.${process.pid}`), '').catch(() => {})
}

const isInUse = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).some((name) => isRunning(Number(USE.exec(name)?.[1] ?? Number.NaN)))

/** Deletes interrupted builds, and all builds but the newest few and those that a running process serves. */
export async function deleteOldBuilds(folder = DIST_FOLDER): Promise<void> {
  const names = await readdir(folder)
  const [drafts, whole] = [names.filter((name) => DRAFT.test(name)), names.filter((name) => !DRAFT.test(name))]
  const made = await Promise.all(whole.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const older = made.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS)
  const isServed = await Promise.all(older.map(({ name }) => isInUse(join(folder, name))))
  const old = older.filter((_, at) => !isServed[at])
  const left = drafts.filter((name) => !isRunning(Number(DRAFT.exec(name)?.[1])))
  const gone = [...old.map(({ name }) => name), ...left]
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid)) return false
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

/**
 * Finds a file that this build no longer has in the other builds on disk, so that a page opened before an update still
 * loads the parts it names.
 */
export async function findOlderAsset(
  name: string,
  dist: string,
): Promise<{ name: string; folder: string } | undefined> {
  if (!/^[\w-][\w.-]*\.\w+$/.test(name)) return undefined
  const folders = (await readdir(dist))
    .filter((build) => !DRAFT.test(build))
    .map((build) => join(dist, build, 'client/assets'))
  const folder = folders.find((one) => existsSync(join(one, name)))
  return folder ? { name, folder } : undefined
}
