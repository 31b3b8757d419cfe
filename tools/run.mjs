// Stands behind every npm script: brings what is needed, then runs the command with the Node that the project brings.
// Written so that any Node can read it far enough to say that it is too old.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const command = process.argv.slice(2)
let child

if (parseInt(process.versions.node, 10) < 18) {
  end(`Node 18 or newer is needed, with npm; this is Node ${process.versions.node}.`)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))
stopWithNpm()
import('./install.mjs').then(bringAndRun).catch((error) => end(error.message))

async function bringAndRun({ bringNode, bringPackages, npmProgram }) {
  const node = await bringNode()
  // What runs on a server does without the packages for development.
  const script = command.find((word) => /^\w+\//.test(word)) || ''
  const { bringModels } = await import('./bring-models.mjs')
  // Both wait for the network most of the time.
  await Promise.all([bringPackages(node, { development: !script.startsWith('app/') }), bringModels(node, npmProgram)])
  child = spawn(node, ['--require', join(folder, 'end-with-parent.cjs'), ...command], {
    cwd: dirname(folder),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', (error) => end(`${node} can't be run: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? codeOf(signal) : code))
}

/** While packages are installed there is nothing to close in order: what is unfinished is made anew by the next start. */
function passOn(signal) {
  if (child) child.kill(signal)
  else process.exit(codeOf(signal))
}

/** npm may be killed without a chance to tell us. Between us and npm there may be a shell, which lives on; some make way for us. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const hasShell = isShell(process.ppid)
  const ancestors = () => (hasShell ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`)
  const atFirst = ancestors()
  setInterval(() => ancestors() !== atFirst && passOn('SIGTERM'), 500).unref()
}

function isShell(pid) {
  return /\((?:.*\/)?\w*sh\) /.test(statOf(pid))
}

function parentOf(pid) {
  return (statOf(pid).split(') ')[1] || '').split(' ')[1]
}

/** Told by Linux alone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function codeOf(signal) {
  return 128 + constants.signals[signal]
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
