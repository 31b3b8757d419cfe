import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { assertSpaceForLargeWrite } from '../disk-space.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { mediaBaseUrl } from '../records/avatar-urls.ts'
import { findCarouselSlot } from '../records/carousel-slide.ts'
import { parsePersonSettings } from '../records/person-settings.ts'

/** Makes an export of everything the person entered, as one JSON file. Only the newest export is kept. */
export async function makeAccountExport(house: House, userId: Id, exportId: Id): Promise<void> {
  const key = `exports/${userId}/${exportId}.json`
  await assertSpaceForLargeWrite(house)
  const copy = await collect(house, userId)
  await house.files.put(key, Buffer.from(JSON.stringify(copy, undefined, 2)), 'application/json')
  const former = await inUnitOfWork(house, 'house', async (ctx) => {
    await ctx.db
      .updateTable('exports')
      .set({ state: 'ready', file_key: key })
      .where('user_id', '=', userId)
      .where('id', '=', exportId)
      .execute()
    ctx.emit('export.ready', { user_id: userId })
    return ctx.db
      .deleteFrom('exports')
      .where('user_id', '=', userId)
      .where('id', '<', exportId)
      .returning('file_key')
      .execute()
  })
  const keys = former.flatMap(({ file_key }) => file_key ?? [])
  if (keys.length) await house.files.remove(keys)
}

async function collect(house: House, userId: Id) {
  const { db } = house
  const of = (id: 'user_id') => [id, '=', userId] as const
  const person = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const secrets = await db
    .selectFrom('user_secrets')
    .select(['email', 'pending_email', 'birth'])
    .where(...of('user_id'))
    .executeTakeFirst()
  const owned = await db
    .selectFrom('user_boards')
    .select('board_id')
    .where(...of('user_id'))
    .where('state', '=', 'owner')
    .execute()
  const boardIds = owned.map(({ board_id }) => board_id)
  const boards = boardIds.length ? await db.selectFrom('boards').selectAll().where('id', 'in', boardIds).execute() : []
  return {
    made_at: house.clock().toISOString(),
    profile: { ...profileOf(person), ...secrets },
    settings: parsePersonSettings(person),
    boards: boards.map(({ covers, version, deletion_id, ...board }) => board),
    sections: boardIds.length
      ? await db.selectFrom('sections').selectAll().where('board_id', 'in', boardIds).execute()
      : [],
    pins: await pinsOf(house, userId),
    comments: await commentsOf(house, userId),
    messages: await messagesOf(house, userId),
    follows: await db.selectFrom('follows').selectAll().where('follower_id', '=', userId).execute(),
    favorites: await db
      .selectFrom('favorites')
      .selectAll()
      .where(...of('user_id'))
      .execute(),
    reactions: await db
      .selectFrom('reactions')
      .selectAll()
      .where(...of('user_id'))
      .execute(),
    hidden_and_blocked: await db
      .selectFrom('marks')
      .select(['kind', 'target_id', 'reason', 'created_at'])
      .where(...of('user_id'))
      // People who blocked this person are not part of the export.
      .where('kind', '!=', 'blocked_by')
      .execute(),
    searches: await db
      .selectFrom('searches')
      .select(['term', 'searched_at'])
      .where(...of('user_id'))
      .execute(),
    looked_at: await db
      .selectFrom('looked_at')
      .select(['pin_id', 'at'])
      .where(...of('user_id'))
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['ip', 'agent', 'created_at', 'seen_at'])
      .where(...of('user_id'))
      .execute(),
  }
}

function profileOf({ settings, session_epoch, is_staff, is_demo, ...profile }: Record<string, unknown>) {
  return profile
}

const PINS_AT_ONCE = 1000

/** The person's pins with text and picture, oldest first. */
async function pinsOf(house: House, userId: Id) {
  const listed = await house.db
    .selectFrom('user_pins')
    .select('pin_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
  const pins = []
  for (let at = 0; at < listed.length; at += PINS_AT_ONCE) {
    const ids = listed.slice(at, at + PINS_AT_ONCE).map(({ pin_id }) => pin_id)
    const found = new Map((await loadExported(house, ids)).map((pin) => [pin.id, pin]))
    pins.push(...ids.flatMap((id) => found.get(id) ?? []))
  }
  return pins
}

async function loadExported(house: House, ids: Id[]) {
  const rows = await house.db
    .selectFrom('pins')
    .innerJoin('aggregates', 'aggregates.id', 'pins.aggregate_id')
    .where(sql<boolean>`pins.id = ANY(${ids}::bigint[])`)
    .select(['pins.id', 'pins.board_id', 'pins.section_id', 'pins.title', 'pins.description', 'pins.link'])
    .select(['pins.alt_text', 'pins.note', 'pins.state', 'pins.created_at', 'pins.saved_at', 'pins.is_repin'])
    .select(['pins.slot_id', 'aggregates.image_signature', 'aggregates.image_ext', 'aggregates.media'])
    .execute()
  return rows.map(({ slot_id, media, image_signature, image_ext, ...pin }) => {
    const seen = findCarouselSlot({ media }, slot_id) ?? { image_signature, image_ext }
    const picture = seen.image_signature && imagePath('originals', seen.image_signature, seen.image_ext)
    return { ...pin, picture: picture && mediaBaseUrl(house.settings) + picture }
  })
}

/** The person's own messages, in every conversation they are or were in. */
async function messagesOf({ db }: House, userId: Id) {
  const inbox = await db.selectFrom('inbox').select('conversation_id').where('user_id', '=', userId).execute()
  const ids = inbox.map(({ conversation_id }) => conversation_id)
  if (!ids.length) return []
  return db
    .selectFrom('messages')
    .select(['conversation_id', 'id', 'text', 'pin_id', 'board_id', 'created_at'])
    .where('conversation_id', 'in', ids)
    .where('user_id', '=', userId)
    .where('kind', '=', 'message')
    .where('deleted_at', 'is', null)
    .execute()
}

function commentsOf(house: House, userId: Id) {
  return house.db
    .selectFrom('comments')
    .select(['id', 'aggregate_id', 'pin_id', 'kind', 'text', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .execute()
}
