import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildWeb } from '#app/build.ts'

const ROOT = join(import.meta.dirname, '..')
const COPIED = ['app', 'demo', 'tools', 'package.json']
const LEFT_OUT = ['.git', 'dist', 'data', 'node_modules', 'build.log', ...COPIED]

/**
 * Copies the project into a folder without Git, in which a start can build and be interrupted. Its build tool is a fake
 * that uses the existing build, and hangs midway if BUILD_HANGS is set. Its demo world is small.
 */
export async function copyProject(name: string) {
  const { clientDir } = await buildWeb()
  const root = mkdtempSync(join(tmpdir(), `bowerbird-${name}-`))
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: isNoPackage })
  linkAll(ROOT, root, LEFT_OUT)
  mkdirSync(join(root, 'node_modules/vite'), { recursive: true })
  linkAll(join(ROOT, 'node_modules'), join(root, 'node_modules'), ['vite'])
  writeFileSync(join(root, 'node_modules/vite/index.mjs'), buildToolThatCopies(dirname(clientDir)))
  writeFileSync(join(root, 'node_modules/vite/package.json'), '{ "exports": "./index.mjs" }')
  makeWorldSmall(join(root, 'demo/fill'))
  return { root, drafts: () => draftsIn(root), forget: () => rmSync(root, { recursive: true, force: true }) }
}

const isNoPackage = (path: string) => !path.endsWith('node_modules')

function linkAll(from: string, to: string, except: string[]) {
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name))
}

/** Unfinished builds: those left by interrupted processes, and the current one. */
function draftsIn(root: string): string[] {
  const dist = join(root, 'dist')
  return readdirSync(root).includes('dist') ? readdirSync(dist).filter((name) => /\.\d+$/.test(name)) : []
}

const buildToolThatCopies = (built: string) => `
import { cpSync, mkdirSync } from 'node:fs'
const BUILT = ${JSON.stringify(built)}
export const createBuilder = async ({ environments: { client, ssr, worker } }) => ({
  async buildApp() {
    mkdirSync(client.build.outDir + '/assets', { recursive: true })
    if (process.env.BUILD_HANGS) await new Promise(() => setInterval(() => {}, 1000))
    cpSync(BUILT + '/client/.vite', client.build.outDir + '/.vite', { recursive: true })
    cpSync(BUILT + '/worker', worker.build.outDir, { recursive: true })
    cpSync(BUILT + '/server', ssr.build.outDir, { recursive: true })
  },
})
export const createServer = async () => ({ close: async () => {} })
`

/**
 * Replacements for the demo world's sizes: one picture per family, a few saves per board, one day of views, one video
 * and one GIF.
 */
const SIZES = {
  'pictures.ts': [
    ['picturesOf(variety.pictures)', 'picturesOf(1)'],
    ['variety.faces', '1'],
  ],
  'pins.ts': [['SAVES_ON_A_BOARD = [10, 17]', 'SAVES_ON_A_BOARD = [3, 4]']],
  'activity.ts': [['DAYS = 30', 'DAYS = 1']],
  'moving.ts': [['of all)', 'of all.slice(0, 1))']],
} as const

function makeWorldSmall(folder: string) {
  for (const [name, sizes] of Object.entries(SIZES)) {
    const file = join(folder, name)
    let text = readFileSync(file, 'utf8')
    for (const [said, smaller] of sizes) {
      if (!text.includes(said)) throw new Error(`The size of the demo world is said elsewhere by now: ${said}`)
      text = text.replace(said, smaller)
    }
    writeFileSync(file, text)
  }
}
