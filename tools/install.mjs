// Brings what the lockfiles name, and first of all the Node that everything runs on. Runs on any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NODE_FOLDER = join(ROOT, 'tools/node')
const LEAST_NODE = 24

/** The path of the Node that runs the project: the bundled one, or else the machine's where it is new enough. */
export async function bringNode() {
  await bring(NODE_FOLDER, process.execPath, { development: false })
  const system = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const bundled = join(NODE_FOLDER, 'node_modules', `node-${system}-${process.arch}`, program)
  if (existsSync(bundled) && !runs(bundled)) await bringOnceMore(bundled)
  if (existsSync(bundled) && runs(bundled)) return bundled
  if (parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath
  const why = existsSync(bundled) ? 'the bundled Node does not run here' : 'no Node is bundled'
  throw new Error(
    `For ${process.platform} ${process.arch} ${why}, so Node ${LEAST_NODE} or newer is needed; this is Node ${process.versions.node}.`,
  )
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0
}

/** Its file may be damaged. One that does not run when it is new does not suit this machine, and is not fetched at every start. */
async function bringOnceMore(bundled) {
  const mark = join(NODE_FOLDER, 'node_modules/.does-not-run-here')
  if (existsSync(mark)) return
  rmSync(listOf(NODE_FOLDER), { force: true })
  await bring(NODE_FOLDER, process.execPath, { development: false })
  if (!runs(bundled)) writeFileSync(mark, '')
}

/** npm leaves out binaries that do not suit the Node it runs on, so it runs on the one that will load them. */
export function bringPackages(node, { development }) {
  return bring(ROOT, node, { development })
}

async function bring(folder, node, needs) {
  if (isComplete(folder, needs)) return
  const work = async () => {
    // Another start may have brought it while this one waited.
    if (isComplete(folder, needs)) return
    const what = folder === ROOT ? 'what package-lock.json names' : 'Node'
    console.error(`Installing ${what}; this happens once …`)
    await install(folder, node)
    if (!isComplete(folder, needs)) throw new Error(`npm left out packages that are needed here. ${logOf(folder)}`)
  }
  await oneAtATime(join(folder, '.installing.lock'), work, () =>
    console.error('Another start is installing; waiting for it …'),
  )
}

/** npm writes a list of what it installed when all of it is there. Other programs that install write none. */
function isComplete(folder, needs) {
  const needed = Object.entries(readJson(join(folder, 'package-lock.json')).packages).filter(
    ([path, entry]) => path && isNeeded(entry, needs),
  )
  if (!needed.length) return true
  const installed = installedIn(folder)
  return needed.every(
    ([path, { version }]) => installed[path]?.version === version && existsSync(join(folder, path, 'package.json')),
  )
}

function listOf(folder) {
  return join(folder, 'node_modules/.package-lock.json')
}

/** A list that is missing or can't be read is that of an install which never ended. */
function installedIn(folder) {
  try {
    return readJson(listOf(folder)).packages ?? {}
  } catch {
    return {}
  }
}

/** Of what is optional, the binaries of this machine's kind are needed. */
function isNeeded({ dev, optional, devOptional, os, cpu, libc }, { development }) {
  if (dev && !development) return false
  if (!optional && !devOptional) return true
  return Boolean(os ?? cpu) && suits(os, process.platform) && suits(cpu, process.arch) && suits(libc, ownLibc())
}

/** One name, or a list of names, or a list of names that are left out. */
function suits(named, ours) {
  const names = [named ?? []].flat()
  return !names.length || names.includes(ours) || names.some((name) => name[0] === '!' && name !== `!${ours}`)
}

function ownLibc() {
  if (process.platform !== 'linux') return ''
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Installs beside what is there and changes places at the end: a server that runs meanwhile misses nothing for long. */
async function install(folder, node) {
  const draft = join(folder, '.installing')
  const place = join(folder, 'node_modules')
  const remove = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }
  await rm(draft, remove)
  await mkdir(draft)
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(folder, name), join(draft, name))
  if (existsSync(join(ROOT, '.npmrc'))) copyFileSync(join(ROOT, '.npmrc'), join(draft, '.npmrc'))
  await runNpm(folder, draft, node)
  try {
    if (existsSync(place)) await rename(place, join(draft, 'before'))
    await rename(join(draft, 'node_modules'), place)
  } catch (error) {
    throw new Error(
      `${place} can't be replaced (${error.code}): it must be a plain folder of this disk. ${logOf(folder)}`,
    )
  }
  await rm(draft, remove)
}

/** Each of these could be set otherwise in an npmrc of one's own, and would stop the installation or make it incomplete. */
const WHATEVER_NPMRC_SAYS = [
  '--engine-strict=false',
  '--package-lock=true',
  '--include=dev',
  '--include=optional',
  '--global=false',
]

function runNpm(folder, cwd, node) {
  const log = openSync(join(folder, 'install.log'), 'w')
  const args = [npmProgram(), 'ci', '--ignore-scripts', ...WHATEVER_NPMRC_SAYS, '--no-audit', '--no-fund']
  const end = ['--require', join(ROOT, 'tools/end-with-parent.cjs')]
  const npm = spawn(node, [...end, ...args], { cwd, stdio: ['ignore', log, log, 'ipc'] })
  const kill = () => npm.kill('SIGKILL')
  process.once('exit', kill)
  return new Promise((resolve, reject) => {
    npm.once('error', reject)
    npm.once('exit', (code) => {
      closeSync(log)
      process.off('exit', kill)
      if (code === 0) resolve()
      else reject(new Error(`The packages could not be installed${reasonIn(folder)}. ${logOf(folder)}`))
    })
  })
}

export function npmProgram() {
  const beside = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)].flatMap((bin) => [
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'npm'),
  ])
  const found = [process.env.npm_execpath ?? '', ...beside]
    .filter(existsSync)
    .map((path) => realpathSync(path))
    .find((path) => path.endsWith('npm-cli.js'))
  if (!found) throw new Error('npm was not found. It comes with Node.')
  return found
}

/** What npm says went wrong: the first line of its complaint that is more than a code. */
function reasonIn(folder) {
  const complaint = /^npm (?:error|ERR!) (?!code|errno|syscall|path|type)(.+)$/m
  const line = complaint.exec(readFileSync(join(folder, 'install.log'), 'utf8'))?.[1]
  return line ? `: ${line.trim().replace(/\.$/, '')}` : ''
}

function logOf(folder) {
  return `The log is ${join(folder, 'install.log')}.`
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
