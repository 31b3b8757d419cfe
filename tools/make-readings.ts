import { writeFile } from 'node:fs/promises'
import { FAMILIES } from '#demo/pictures/families.ts'
import { keptReadings, type Readings, readingKey } from '#demo/pictures/readings.ts'
import { renderPicture } from '#demo/pictures/render.ts'
import { textsOf } from '#demo/words/pins.ts'
import { unsafeScore } from '#domain/rules/media/sensitive.ts'
import { storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { lookVersion, modelFiles, readVersion } from '#server/meaning/model-files.ts'
import { readPicture } from '#server/meaning/picture-model.ts'

/** `npm run readings`: lets the models look at the demo's pictures and keeps what they say. Needed when either changes. */
if (Object.values(modelFiles()).includes(null)) throw new Error('All models are needed for this.')
const alive = setInterval(() => {}, 1000)
const readings: Readings = { read_version: readVersion(), pictures: {} }
for (const { name, draw } of FAMILIES)
  for (const seed of textsOf(name).keys()) {
    const { scores, look, kinds, objects, colors } = await readPicture(await renderPicture(draw(seed)))
    readings.pictures[readingKey(name, seed)] = {
      nsfw: Math.round(unsafeScore(scores) * 1000) / 1000,
      look: Buffer.from(storedEmbedding(lookVersion(), look)).toString('base64'),
      objects: objects.map((one) => ({ ...one, score: Math.round(one.score * 100) / 100 })),
      kinds,
      ...colors,
    }
  }
const lines = Object.entries(readings.pictures).map(
  ([key, reading]) => `${JSON.stringify(key)}:${JSON.stringify(reading)}`,
)
await writeFile(keptReadings, `{"read_version":${readings.read_version},"pictures":{\n${lines.join(',\n')}\n}}\n`)
clearInterval(alive)
