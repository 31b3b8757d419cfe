import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE_PICTURE_CROP } from '#domain/rules/visual/crop.ts'
import { type Embedding, embeddingSimilarity } from '#domain/rules/visual/embedding.ts'
import { toOriginalKey } from '#server/files/file-keys.ts'
import type { House } from '#server/house.ts'
import { embedPicturePart } from '#server/meaning/picture-model.ts'
import type { BenchRow } from '../table.ts'
import { ALTERATIONS, type Alteration, alterPicture } from './alter-picture.ts'

const FIRST = 10
const MOST = 300
const LEAST: Record<Alteration, number> = { crop: 0.97, recolor: 0.97, flip: 1, 'all three': 0.85 }

type Picture = { name: string; bytes: Buffer }

/** The share of altered pictures whose original is among the first ten results. */
export async function measureImageSearchQuality(
  house: House,
  tell: (line: string) => void,
  folder?: string,
  read: (bytes: Buffer) => Promise<Embedding> = (bytes) => embedPicturePart(bytes, WHOLE_PICTURE_CROP),
): Promise<BenchRow[]> {
  const pictures = folder ? picturesIn(folder) : await drawings(house)
  const looks: Embedding[] = []
  for (const { bytes } of pictures) looks.push(await read(bytes))
  const rows: BenchRow[] = []
  for (const how of ALTERATIONS) {
    let found = 0
    for (const [at, { name, bytes }] of pictures.entries()) {
      const look = await read(await alterPicture(bytes, how, at))
      const own = embeddingSimilarity(look, looks[at]!)
      const place = looks.filter((other, nth) => nth !== at && embeddingSimilarity(look, other) >= own).length
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
    const bytes = await files.get(toOriginalKey(signature, ext))
    if (bytes) pictures.push({ name: signature, bytes })
  }
  return pictures
}
