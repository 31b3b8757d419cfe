import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModelSync } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { mixedDown } from '#domain/rules/visual/projection.ts'

/**
 * Runs the shipped model on pictures of 224 by 224 pixels, three bytes each: one run tells how sensitive a picture is and what it
 * looks like. Only the model's weights are read, by their path.
 */
const require = createRequire(import.meta.url)
const folderOf = (module: string, up: string) => join(dirname(require.resolve(module)), up)
const MODEL = join(folderOf('nsfwjs', '..'), 'models/mobilenet_v2_mid')
const SIZE = 224
/** What the model tells apart, in its order. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
type ModelJson = {
  modelTopology: { node: { name: string }[] }
  weightsManifest: { weights: tf.io.WeightsManifestEntry[] }[]
}

async function open() {
  setWasmPaths(`${folderOf('@tensorflow/tfjs-backend-wasm', '../dist')}/`)
  await tf.setBackend('wasm')
  const json = require(join(MODEL, 'model.min.js')) as ModelJson
  const shards = ['group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map((file) =>
    Buffer.from(require(join(MODEL, file)) as string, 'base64'),
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
  return (input: tf.Tensor) => (model.execute(input, wanted) as tf.Tensor[]).map((told) => told.dataSync())
}

const model = open()

process.on('message', async ({ id, pixels }: { id: number; pixels: Uint8Array }) => {
  try {
    const run = await model
    const [scores = [], seen = []]: ArrayLike<number>[] = tf.tidy(() => {
      const input = tf.tensor4d(
        Float32Array.from(pixels, (value) => value / 255),
        [1, SIZE, SIZE, 3],
      )
      return run(input) as never
    })
    process.send?.({
      id,
      scores: Object.fromEntries(CLASSES.map((name, at) => [name, scores[at] ?? 0])),
      look: mixedDown(seen),
    })
  } catch (failure) {
    process.send?.({ id, error: failure instanceof Error ? failure.message : String(failure) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
