import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import type { House } from '#server/house.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { createPin } from '#server/pins/create-pin.ts'
import { QUICK_SAVES_LAYOUT } from '#server/records/load-boards.ts'
import type { StoredRich } from '#server/records/show-kinds.ts'
import { toVideoContentType, toVideoFileKey } from '#server/video/video-files.ts'
import { loadMovingManifest, type MovingPicture, toMovingFolder, toStoredFileName } from '../moving/moving-manifest.ts'
import { AD_VIDEO, MOVING_WORDS } from '../words/moving.ts'
import type { DemoBoard } from './boards.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

export type ImportedMoving = { kind: 'video' | 'gif'; id: Id; moving: MovingPicture; signature: string }

const bytesOf = (kind: 'video' | 'gif', moving: MovingPicture, file: string) =>
  readFile(new URL(toStoredFileName(file), toMovingFolder(kind, moving)))

/** Imports the videos and GIFs made by `npm run videos`, with their pictures and files. */
export async function importMoving(house: House): Promise<ImportedMoving[]> {
  const { videos, gifs } = loadMovingManifest()
  const taken: ImportedMoving[] = []
  for (const [kind, all] of [
    ['video', videos],
    ['gif', gifs],
  ] as const)
    for (const moving of all) {
      const { signature } = await storePicture(
        house,
        await bytesOf(kind, moving, kind === 'gif' ? 'in.gif' : 'cover.jpg'),
        null,
      )
      const id = house.newId()
      for (const file of [...moving.files, ...moving.captions.map((one) => one.file)]) {
        const path = fileURLToPath(new URL(toStoredFileName(file), toMovingFolder(kind, moving)))
        await house.files.putFile(toVideoFileKey(house, id, file), path, toVideoContentType(file))
      }
      taken.push({ kind, id, moving, signature })
    }
  return taken
}

/** Adds pins of all videos and GIFs, by people who like their subjects, on boards where they fit. */
export async function fillMoving(world: DemoWorld, people: Inhabitant[], boards: DemoBoard[], taken: ImportedMoving[]) {
  const { house, random } = world
  for (const { kind, id, moving, signature } of taken) {
    const words = MOVING_WORDS[moving.scene]!
    const fans = people.filter((one) => one.interests.includes(words.family))
    const homes = boards.filter(
      ({ state, audience, owner, layout, words: { fit } }) =>
        state === 'live' &&
        audience === 0 &&
        layout !== QUICK_SAVES_LAYOUT &&
        people.includes(owner) &&
        fit.families.includes(words.family),
    )
    const board = homes.length ? random.pick(homes) : undefined
    const pinner = board?.owner ?? random.pick(fans.length ? fans : people)
    const now = world.ago(random.between(0.1, 25))
    const { width, height, duration, outputs, captions, files, seed } = moving
    await maintenanceDb(house)
      .insertInto('videos')
      .values({
        id,
        user_id: pinner.id,
        kind,
        ext: kind === 'gif' ? 'gif' : 'mp4',
        bytes: 0,
        state: 'ready',
        progress: 100,
        width,
        height,
        duration,
        outputs: JSON.stringify(outputs),
        captions: JSON.stringify(captions),
        file_names: files,
        cover_signature: signature,
        created_at: now,
        began_at: now,
      })
      .execute()
    const person = await house.db.selectFrom('users').selectAll().where('id', '=', pinner.id).executeTakeFirstOrThrow()
    const pin = await inUnitOfWork(house, person, (ctx) =>
      createPin({ ...ctx, now }, {
        ...(kind === 'video' ? { video_id: id } : { image_signature: signature }),
        ...(board && { board_id: board.id }),
        title: kind === 'video' ? words.videos[seed as 0] : words.gifs[(seed - 1) as 0],
        description: words.description,
        alt_text: words.alt,
      } as never),
    )
    if (kind === 'video' && moving.scene === AD_VIDEO.scene && seed === AD_VIDEO.seed) {
      const rich: StoredRich = {
        promotion: {
          promoter_id: pinner.id,
          advertiser_id: `${pinner.id}`,
          campaign_id: '42',
          attribution_source_id: '710',
        },
      }
      await maintenanceDb(house)
        .updateTable('aggregates')
        .set({ rich: JSON.stringify(rich) })
        .where('first_pin_id', '=', pin.id)
        .execute()
    }
  }
}
