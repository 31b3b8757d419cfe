import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModelSync } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import type { SensitivityScores } from '#domain/rules/media/sensitive.ts'
import { measureColorShares } from '#domain/rules/visual/colors.ts'
import { pickDetectedObjects } from '#domain/rules/visual/detected-objects.ts'
import { projectToEmbedding } from '#domain/rules/visual/embedding.ts'
import type { PictureAnalysis, PictureQuestion } from '../picture-model.ts'
import { serveModelQuestions } from './model-child.ts'
import { parseTflite, type TfliteGraph } from './tflite-file.ts'
import { makeTfliteRunner } from './tflite-run.ts'

/** Runs the models on pictures. Weights are read by their paths. */
const require = createRequire(import.meta.url)
const folderOf = (module: string, up: string) => join(dirname(require.resolve(module)), up)
const SAFETY = join(folderOf('nsfwjs', '..'), 'models/mobilenet_v2_mid')
const SIZE = 224
const SIZE_FOR_OBJECTS = 320
/** Classes of the model for sensitive pictures, in the order of its output. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
/** Every seventh pixel is enough to determine the colors. */
const COLOR_STEP = 7
const NO_COLORS = { colors: [], tints: [], tint_shares: [] }
/** Minimum confidence of a stored kind. */
const SURE = 0.5

setWasmPaths(`${folderOf('@tensorflow/tfjs-backend-wasm', '../dist')}/`)
const ready = tf.setBackend('wasm')

type ModelJson = {
  modelTopology: { node: { name: string }[] }
  weightsManifest: { weights: tf.io.WeightsManifestEntry[] }[]
}
type ModelOutput = Float32Array | Int32Array | Uint8Array

/**
 * Runs a model and copies its numbers before the tensors are disposed; returning large tensors from tf.tidy would be
 * slow.
 */
function numbersOf(run: () => tf.Tensor[]): ModelOutput[] {
  const told: ModelOutput[] = []
  tf.tidy(() => {
    for (const tensor of run()) told.push(tensor.dataSync().slice())
  })
  return told
}

function openSafety() {
  const json = require(join(SAFETY, 'model.min.js')) as ModelJson
  const shards = ['group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map((file) =>
    Buffer.from(require(join(SAFETY, file)) as string, 'base64'),
  )
  const bytes = Buffer.concat(shards)
  const model = loadGraphModelSync({
    load: () => ({
      modelTopology: json.modelTopology,
      weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
      weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    }),
  })
  const pooled = json.modelTopology.node.find(({ name }) => name.endsWith('Logits/AvgPool'))?.name as string
  const wanted = [model.outputNodes[0] as string, pooled]
  return (input: tf.Tensor) => model.execute(input, wanted) as tf.Tensor[]
}

function opened(path: string): { graph: TfliteGraph; file: Buffer; run: ReturnType<typeof makeTfliteRunner> } {
  const file = readFileSync(path)
  const graph = parseTflite(file)
  return { graph, file, run: makeTfliteRunner(graph) }
}

let safety: ReturnType<typeof openSafety> | undefined
let looks: ReturnType<typeof openLooks> | undefined
let objects: ReturnType<typeof openObjects> | undefined

function openLooks(path: string) {
  const { graph, file, run } = opened(path)
  const pooled = graph.operators.find(({ kind }) => kind === 1)?.outputs[0] ?? 0
  return { run: (input: tf.Tensor) => run(input, [pooled, graph.outputs[0] ?? 0]), labels: labelsAtEnd(file) }
}

/** Reads the labels from the end of the file, one per line. */
function labelsAtEnd(file: Buffer): string[] {
  const text = file.toString('latin1', file.length - 12_000)
  return text.slice(text.indexOf('tench')).split('\n', 1000)
}

function openObjects(path: string) {
  const { graph, run } = opened(path)
  const [boxes = 0, scores = 0, anchors = 0] = graph.operators.find(({ custom }) => custom)?.inputs ?? []
  return { run: (input: tf.Tensor) => run(input, [boxes, scores]), anchors: graph.tensors[anchors]?.values ?? [] }
}

const pixelsAs = (pixels: Uint8Array, size: number, value: (byte: number) => number): tf.Tensor => {
  const numbers = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) numbers[at] = value(pixels[at]!)
  return tf.tensor4d(numbers, [1, size, size, 3])
}
const aroundZero = (byte: number) => (byte - 127) / 128

serveModelQuestions(async ({ files, pixels, whole, onlyLook }: PictureQuestion): Promise<PictureAnalysis> => {
  await ready
  // Weights are loaded outside of tf.tidy, which would dispose of them.
  safety ??= openSafety()
  const scored = safety
  if (files.look) looks ??= openLooks(files.look)
  if (files.objects) objects ??= openObjects(files.objects)
  const { run, labels } = looks ?? {}
  const isScored = !onlyLook || !run
  const [scores = [], seen = []] = isScored ? numbersOf(() => scored(pixelsAs(pixels, SIZE, (byte) => byte / 255))) : []
  const [better, kinds = []] = run ? numbersOf(() => run(pixelsAs(pixels, SIZE, aroundZero))) : []
  return {
    scores: Object.fromEntries(CLASSES.map((name, at) => [name, scores[at] ?? 0])) as SensitivityScores,
    look: projectToEmbedding(better ?? seen),
    kinds: Array.from(kinds).flatMap((share, at) => (share >= SURE ? [labels?.[at] ?? ''] : [])),
    objects: whole && objects ? found(objects, whole) : [],
    colors: onlyLook ? NO_COLORS : measureColorShares(pixels, COLOR_STEP),
  }
})

function found({ run, anchors }: ReturnType<typeof openObjects>, whole: Uint8Array) {
  const [boxes = [], scores = []] = numbersOf(() => run(pixelsAs(whole, SIZE_FOR_OBJECTS, aroundZero)))
  return pickDetectedObjects({ boxes, scores, anchors })
}
