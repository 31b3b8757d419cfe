import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE } from '#domain/rules/visual/crop.ts'
import { type Embedding, likeness } from '#domain/rules/visual/embedding.ts'
import { originalKey } from '#server/files/file-keys.ts'
import type { House } from '#server/house.ts'
import { readPart } from '#server/meaning/picture-model.ts'
import type { Row } from '../table.ts'
import { ALTERATIONS, type Alteration, altered } from './altered.ts'

const FIRST = 10
const MOST = 300
const LEAST: Record<Alteration, number> = { crop: 0.97, recolor: 0.97, flip: 1, 'all three': 0.85 }

type Picture = { name: string; bytes: Buffer }

/** How many pictures are found again, among the first ten, after they were changed as people change pictures. */
export async function lookQuality(house: House, tell: (line: string) => void, folder?: string): Promise<Row[]> {
  const pictures = folder ? picturesIn(folder) : await drawings(house)
  const looks: Embedding[] = []
  for (const { bytes } of pictures) looks.push(await readPart(bytes, WHOLE))
  const rows: Row[] = []
  for (const how of ALTERATIONS) {
    let found = 0
    for (const [at, { name, bytes }] of pictures.entries()) {
      const look = await readPart(await altered(bytes, how, at), WHOLE)
      const own = likeness(look, looks[at]!)
      const place = looks.filter((other, nth) => nth !== at && likeness(look, other) >= own).length
      if (place < FIRST) found++
      else tell(`${how}: ${name} stands at ${place + 1}`)
    }
    rows.push({
      what: `${folder ? 'pictures' : 'drawings'} found again, ${how}, of ${pictures.length}`,
      value: found / (pictures.length || 1),
      unit: '',
      least: folder ? LEAST[how] : 0,
    })
  }
  return rows
}

function picturesIn(folder: string): Picture[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(jpe?g|png|webp|avif)$/i.test(file.name))
    .map((file) => ({ name: file.name, bytes: readFileSync(join(file.parentPath, file.name)) }))
}

async function drawings({ db, files }: House): Promise<Picture[]> {
  const images = await db
    .selectFrom('images')
    .select(['signature', 'ext'])
    .where((row) =>
      row.exists(
        row
          .selectFrom('image_uses')
          .select('target_id')
          .whereRef('image_uses.signature', '=', 'images.signature')
          .where('kind', '=', 'aggregate'),
      ),
    )
    .orderBy('signature')
    .limit(MOST)
    .execute()
  const pictures: Picture[] = []
  for (const { signature, ext } of images) {
    const bytes = await files.get(originalKey(signature, ext))
    if (bytes) pictures.push({ name: signature, bytes })
  }
  return pictures
}
