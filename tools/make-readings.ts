import { writeFile } from 'node:fs/promises'
import { FAMILIES } from '#demo/pictures/families.ts'
import { makeReadingKey, type StoredReadings, storedReadingsUrl } from '#demo/pictures/readings.ts'
import { renderPicture } from '#demo/pictures/render.ts'
import { listPinTexts } from '#demo/words/pins.ts'
import { unsafeScore } from '#domain/rules/media/sensitive.ts'
import { encodeEmbedding } from '#domain/rules/visual/embedding.ts'
import {
  currentImageEmbeddingVersion,
  currentPictureModelsVersion,
  findModelFiles,
} from '#server/meaning/model-files.ts'
import { analyzePicture } from '#server/meaning/picture-model.ts'

/** `npm run readings`: runs the models on the demo's pictures and stores the results. Needed when either changes. */
if (Object.values(findModelFiles()).includes(null)) throw new Error('All models are needed for this.')
const alive = setInterval(() => {}, 1000)
const readings: StoredReadings = { read_version: currentPictureModelsVersion(), pictures: {} }
for (const { name, draw } of FAMILIES)
  for (const seed of listPinTexts(name).keys()) {
    const { scores, look, kinds, objects, colors } = await analyzePicture(await renderPicture(draw(seed)))
    readings.pictures[makeReadingKey(name, seed)] = {
      nsfw: Math.round(unsafeScore(scores) * 1000) / 1000,
      look: Buffer.from(encodeEmbedding(currentImageEmbeddingVersion(), look)).toString('base64'),
      objects: objects.map((one) => ({ ...one, score: Math.round(one.score * 100) / 100 })),
      kinds,
      ...colors,
    }
  }
const lines = Object.entries(readings.pictures).map(
  ([key, reading]) => `${JSON.stringify(key)}:${JSON.stringify(reading)}`,
)
await writeFile(storedReadingsUrl, `{"read_version":${readings.read_version},"pictures":{\n${lines.join(',\n')}\n}}\n`)
clearInterval(alive)
