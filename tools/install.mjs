// Runs before every command, on whatever Node the machine has: brings node_modules up to the lockfile, Node 24 among them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const note = join(root, 'node_modules/.bowerbird-install')
const bundledNode = join(root, 'node_modules/.bin/node')

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update([process.platform, process.arch, libc()].join(' '))
  .digest('hex')

// After `npm install` of a new package everything is there already, unless development packages were left out.
const justInstalled = process.env.npm_lifecycle_event === 'postinstall'
if (justInstalled && existsSync(join(root, 'node_modules/vitest'))) noteInstalled()
else if (!justInstalled && (!existsSync(note) || readFileSync(note, 'utf8') !== wanted)) install()

function install() {
  console.error('Installing what package-lock.json names; this happens once …')
  const npm = npmCommand(['ci', '--include=dev', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'])
  const { status, error } = spawnSync(npm[0], npm.slice(1), { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) end(`npm ci failed${error ? ` (${error.message})` : ''}. Its message is above.`)
  noteInstalled()
}

function noteInstalled() {
  checkNode()
  writeFileSync(note, wanted)
}

/** The npm that called us, run by the Node that runs us; without one, the npm that is found first. */
function npmCommand(args) {
  const caller = process.env.npm_execpath
  if (caller?.endsWith('npm-cli.js')) return [process.execPath, caller, ...args]
  return process.platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args]
}

/** TypeScript is run without a build, which needs Node 24: the bundled one, or else the machine's. */
function checkNode() {
  const runs = (node) => spawnSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  if (existsSync(bundledNode) && runs(bundledNode).status === 0) return
  rmSync(bundledNode, { force: true })
  const found = runs('node').stdout?.trim() || 'none'
  if (Number(/^v(\d+)/.exec(found)?.[1]) >= 24) return
  end(
    `For ${process.platform} ${process.arch} no Node is bundled, so Node 24 or newer must be installed; found: ${found}.`,
  )
}

function libc() {
  if (process.platform !== 'linux') return ''
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
