import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Id } from '#domain/id.ts'
import { booksOf } from '#server/db/reader.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import type { House } from '#server/house.ts'
import { takePicture } from '#server/media/keep-picture.ts'
import { createPin } from '#server/pins/create-pin.ts'
import { QUICK_SAVES } from '#server/records/load-boards.ts'
import type { StoredRich } from '#server/records/show-kinds.ts'
import { contentTypeOf, videoKey } from '#server/video/video-files.ts'
import { keptName, type Moving, madeAhead, movingFolder } from '../moving/made.ts'
import { AD_VIDEO, MOVING } from '../words/moving.ts'
import type { DemoBoard } from './boards.ts'
import type { Inhabitant, World } from './world.ts'

export type TakenMoving = { kind: 'video' | 'gif'; id: Id; moving: Moving; signature: string }

const bytesOf = (kind: 'video' | 'gif', moving: Moving, file: string) =>
  readFile(new URL(keptName(file), movingFolder(kind, moving)))

/** Takes the videos and GIFs that were made ahead: their pictures and their files. */
export async function takeMoving(house: House): Promise<TakenMoving[]> {
  const { videos, gifs } = madeAhead()
  const taken: TakenMoving[] = []
  for (const [kind, all] of [
    ['video', videos],
    ['gif', gifs],
  ] as const)
    for (const moving of all) {
      const { signature } = await takePicture(
        house,
        await bytesOf(kind, moving, kind === 'gif' ? 'in.gif' : 'cover.jpg'),
        null,
      )
      const id = house.newId()
      for (const file of [...moving.files, ...moving.captions.map((one) => one.file)]) {
        const path = fileURLToPath(new URL(keptName(file), movingFolder(kind, moving)))
        await house.files.putFile(videoKey(house, id, file), path, contentTypeOf(file))
      }
      taken.push({ kind, id, moving, signature })
    }
  return taken
}

/** Pins of everything that moves, made as people make them, by those who like such things, on boards where they fit. */
export async function fillMoving(world: World, people: Inhabitant[], boards: DemoBoard[], taken: TakenMoving[]) {
  const { house, random } = world
  for (const { kind, id, moving, signature } of taken) {
    const words = MOVING[moving.scene]!
    const fans = people.filter((one) => one.interests.includes(words.family))
    const homes = boards.filter(
      ({ state, audience, owner, layout, words: { fit } }) =>
        state === 'live' &&
        audience === 0 &&
        layout !== QUICK_SAVES &&
        people.includes(owner) &&
        fit.families.includes(words.family),
    )
    const board = homes.length ? random.pick(homes) : undefined
    const pinner = board?.owner ?? random.pick(fans.length ? fans : people)
    const now = world.ago(random.between(0.1, 25))
    const { width, height, duration, outputs, captions, files, seed } = moving
    await booksOf(house)
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
      await booksOf(house)
        .updateTable('aggregates')
        .set({ rich: JSON.stringify(rich) })
        .where('first_pin_id', '=', pin.id)
        .execute()
    }
  }
}
