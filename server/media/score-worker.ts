import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModelSync } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'

/** Runs the shipped model on pictures of 224 by 224 pixels, three bytes each. Only its weights are read, by their path. */
const require = createRequire(import.meta.url)
const folderOf = (module: string, up: string) => join(dirname(require.resolve(module)), up)
const MODEL = join(folderOf('nsfwjs', '..'), 'models/mobilenet_v2_mid')
const SIZE = 224
/** What the model tells apart, in its order. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

type ModelJson = { modelTopology: object; weightsManifest: { weights: tf.io.WeightsManifestEntry[] }[] }

async function open() {
  setWasmPaths(`${folderOf('@tensorflow/tfjs-backend-wasm', '../dist')}/`)
  await tf.setBackend('wasm')
  const json = require(join(MODEL, 'model.min.js')) as ModelJson
  const shards = ['group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map((file) =>
    Buffer.from(require(join(MODEL, file)) as string, 'base64'),
  )
  const bytes = Buffer.concat(shards)
  return loadGraphModelSync({
    load: () => ({
      modelTopology: json.modelTopology,
      weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
      weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    }),
  })
}

const model = open()

parentPort?.on('message', async ({ id, pixels }: { id: number; pixels: Uint8Array }) => {
  try {
    const ready = await model
    const scores = tf.tidy(() => {
      const input = tf.tensor4d(
        Float32Array.from(pixels, (value) => value / 255),
        [1, SIZE, SIZE, 3],
      )
      return ready.predict(input) as tf.Tensor
    })
    const values = await scores.data()
    scores.dispose()
    parentPort?.postMessage({ id, scores: Object.fromEntries(CLASSES.map((name, at) => [name, values[at] ?? 0])) })
  } catch (failure) {
    parentPort?.postMessage({ id, error: failure instanceof Error ? failure.message : String(failure) })
  }
})
