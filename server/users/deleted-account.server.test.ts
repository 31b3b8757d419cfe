import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import * as account from '#domain/resources/account.ts'
import { BoardCollaboratorResource, BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import * as comments from '#domain/resources/comments.ts'
import { DraftResource } from '#domain/resources/drafts.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { CreateExternalInviteResource } from '#domain/resources/invites.ts'
import { MediaUploadsResource } from '#domain/resources/media.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { FavoriteResource, PinResource, ReactionResource, RepinResource } from '#domain/resources/pins.ts'
import { ReportResource } from '#domain/resources/reports.ts'
import { DeactivateAccountResource } from '#domain/resources/session.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { WebsiteResource } from '#domain/resources/websites.ts'
import { beginSnapshot } from '../backup/snapshot.ts'
import { sweepComments } from '../comments/sweep-comments.ts'
import type { Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { sweepExpiredRows } from '../jobs/sweep-expired-rows.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { storePicture } from '../media/store-picture.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { sweepTrash } from '../pins/trash-sweep.ts'
import { indexEverything } from '../search/index-everything.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { sweepVideos } from '../video/sweep-videos.ts'
import { toVideoFileKey } from '../video/video-files.ts'
import { sweepSoughtPictures } from '../visual/sought-picture.ts'
import { deleteDueAccounts } from './account-deletion.ts'

const PASSWORD = 'violet bower'
const DAY = 24 * 60 * 60 * 1000
const ADDRESSES = ['zanzibara@house.test', 'zanzi_next@house.test'] as const
/** A word in every text of hers, by which the test finds leftovers. */
const HER = 'zanzi'

const VIDEO = '77' as Id
const CAPTIONS = 'captions-en-abc-1.vtt'

let world: TestServer
let her: Person
let eve: Person
let ida: Person
beforeAll(async () => {
  world = await openTestServer({ RATE_LIMITS: 'on' })
  her = await world.person({ username: 'zanzibara', first_name: 'Zanzi', email: ADDRESSES[0], password: PASSWORD })
  eve = await world.person({ username: 'eve' })
  ida = await world.person({ username: 'ida' })
})
afterAll(() => world.end())

const as: TestServer['as'] = (...who) => world.as(...who)
const aBoard = (who: Person, name: string, more = {}) => as(who)(BoardResource.create, { name, ...more })
const aPin = async (who: Person, more = {}) =>
  as(who)(PinResource.create, { image_base64: await makeTestPicture(), ...more } as never)
const pinOf = (id: Id) => world.house.db.selectFrom('pins').selectAll().where('id', '=', id).executeTakeFirst()
const join = async (board_id: Id, who: Person, by: Person) => {
  await as(by)(BoardInviteResource.create, { board_id, invited_user_ids: [who.id] } as never)
  await as(who)(BoardInviteResource.update, { board_id, invited_user_id: who.id } as never)
  world.pass(1000)
}
const refused = (answer: Promise<unknown>) =>
  answer.then(
    () => 'given',
    (refusal) => refusal.kind,
  )

/** Everything she can do, and everything that can be done to her. */
async function live() {
  const { db, pool } = world.house
  const avatar = await storePicture(world.house, Buffer.from(await makeTestPicture(), 'base64'), her.id)
  const at = `/originals/aa/bb/cc/${avatar.signature}.${avatar.ext}`
  const words = { last_name: 'Zanzilast', about: 'zanzi about', location: 'zanzi town', website_url: 'zanzi.example' }
  await as(her)(account.UserSettingsResource.update, { ...words, profile_image_url: at })
  const browser = world.visitor()
  await browser.logIn('zanzibara', PASSWORD)
  await browser.post('UserSettings', 'update', { email: ADDRESSES[1] })
  await world.actOnFacts()
  const link = /\/email\/verify\?token=\S+/.exec(world.mails.find(({ to }) => to === ADDRESSES[1])?.text ?? '')?.[0]
  await browser.send('GET', link ?? '')
  await browser.post('UserSettings', 'update', { username: 'zanzi_two' })
  await browser.post(
    'UserSettings',
    'update',
    { about: 'zanzi again' },
    { headers: { 'idempotency-key': 'zanzi-key' } },
  )
  await world.visitor().post('UserSession', 'create', { username_or_email: ADDRESSES[1], password: 'no' })

  await as(her)(DraftResource.create, {
    key: 'zanzi-draft',
    added_at: 1,
    title: 'Zanzi draft',
    image_url: 'https://zanzi.example/a.jpg',
  })
  await pool.query(
    `INSERT INTO videos (id, user_id, kind, ext, bytes, width, height, duration, cover_signature, captions, created_at)
    VALUES (77, $1, 'video', 'mp4', 1, 2, 2, 1000, $2, $3, now())`,
    [her.id, avatar.signature, JSON.stringify([{ language: 'en', file: CAPTIONS, bytes: 12 }])],
  )
  await world.house.files.put(toVideoFileKey(world.house, VIDEO, CAPTIONS), Buffer.from('WEBVTT zanzi'), 'text/vtt')
  await pool.query(
    `INSERT INTO catalogues (id, user_id, name, format, created_at) VALUES (78, $1, 'zanzi list', 'csv', now())`,
    [her.id],
  )
  const own = await aBoard(her, 'Zanzi own')
  const secret = await aBoard(her, 'Zanzi secret', { privacy: 'secret' })
  const shared = await aBoard(her, 'Shared by three')
  const left = await aBoard(her, 'Zanzi left by others')
  const binned = await aBoard(her, 'Zanzi binned')
  await aBoard(ida, 'Shared by three')
  const eves = await aBoard(eve, 'Of Eve')
  await join(shared.id, ida, her)
  await join(shared.id, eve, her)
  await join(left.id, eve, her)
  await join(eves.id, her, eve)
  const [zanziPin, secretPin, sharedPin, onEves] = [
    await aPin(her, { board_id: own.id, title: 'Saved by Eve, words and all' }),
    await aPin(her, { board_id: secret.id, title: 'zanzi alone', link: 'https://zanzi.example/x' }),
    await aPin(her, { board_id: shared.id, title: 'zanzi shared' }),
    await aPin(her, { board_id: eves.id, title: 'zanzi on Eve’s' }),
  ]
  const idas = await aPin(ida, { board_id: shared.id, title: 'By Ida' })
  const stranded = await aPin(eve, { board_id: left.id, title: 'By Eve, left there' })
  await as(eve)(BoardCollaboratorResource.delete, { board_id: left.id, invited_user_id: eve.id } as never)
  const trashed = await aPin(her, { title: 'zanzi trashed' })
  await as(her)(PinResource.delete, { id: trashed.id })
  await as(her)(BoardResource.delete, { board_id: binned.id })
  const eveSaved = await as(eve)(RepinResource.create, { pin_id: zanziPin.id })
  const evePin = await aPin(eve, { board_id: eves.id, title: 'By Eve' })
  await as(her)(RepinResource.create, { pin_id: evePin.id, board_id: own.id })

  const say = (who: Person, text: string, more = {}) =>
    as(who)(comments.AggregatedCommentResource.create, { pin_id: evePin.id, text, ...more })
  const answered = await say(her, 'zanzi says')
  await say(eve, 'Eve answers', { parent_id: answered.id })
  const eveSays = await say(eve, 'Hello @zanzi_two', { tags: [{ object_id: her.id, offset: 6, length: 10 }] })
  await say(her, 'zanzi answers', { parent_id: eveSays.id })
  await as(her)(comments.AggregatedCommentLikeResource.create, { comment_id: eveSays.id } as never)
  await as(her)(comments.DidItActivityResource.create, { pin_id: evePin.id, details: 'zanzi tried' })
  await as(her)(FavoriteResource.create, { pin_id: idas.id })
  await as(her)(ReactionResource.create, { pin_id: evePin.id, reaction_type: 1 })
  for (const [who, whom] of [
    [her, eve],
    [eve, her],
  ] as const)
    await as(who)(UserFollowResource.create, { user_id: whom.id })
  await as(her)(BoardFollowResource.create, { board_id: eves.id } as never)
  await as(eve)(BoardFollowResource.create, { board_id: own.id } as never)
  const talk = await as(her)(ConversationsResource.create, {
    user_ids: [eve.id],
    text: 'zanzi writes',
    pin: evePin.id,
  })
  await as(her)(ConversationsResource.create, { user_ids: [eve.id, ida.id], text: 'zanzi writes to both' } as never)
  await as(her)(account.EmailInviteSentResource.create, { email: 'friend@house.test' })
  await as(eve)(account.EmailInviteSentResource.create, { email: ADDRESSES[1] })
  const share = { invite_type: { invite_category: 3, invite_object: 1, invite_channel: 1 }, object_id: evePin.id }
  await as(her)(CreateExternalInviteResource.create, share as never)
  await as(her)(account.DataExportResource.create, {})
  const consent = { analytics: true, marketing: true, personalization: true }
  const events = [13, LOG_EVENT.closeup].map((event_type) => ({ event_type, object_id_str: evePin.id }))
  await as(her, { consent })(EventsResource.create, { events })
  await as(her)(WebsiteResource.create, { website_url: 'zanzi.example' })
  await as(her)(MediaUploadsResource.create, { media_info_list: [{ id: '1', media_type: 'image-story-pin' }] } as never)
  await as(ida)(account.UserMuteResource.create, { user_id: her.id })
  const rude = await world.person({ username: 'rude' })
  await as(her)(account.UserBlockResource.create, { blocked_user_id: rude.id })
  await as(her)(ReportResource.create, {
    kind: 'pin',
    id: evePin.id,
    reason: 'spam',
    details: 'zanzi reports',
  } as never)
  await as(ida)(ReportResource.create, { kind: 'pin', id: zanziPin.id, reason: 'spam', details: 'Not nice' } as never)
  await world.actOnFacts()

  // Rows that only staff, a business or a long-used account would have.
  const mine = { user_id: her.id }
  await db
    .insertInto('duplicate_groups')
    .values({ ...mine, first_pin_id: zanziPin.id, pin_ids: [zanziPin.id] })
    .execute()
  await db.insertInto('duplicate_searches').values(mine).execute()
  await db
    .insertInto('searches')
    .values({ ...mine, term: 'zanzi search' })
    .execute()
  await db
    .insertInto('seen_experiences')
    .values({ ...mine, placed_experience_id: '11:10105' })
    .execute()
  const [{ id: case_id } = { id: '1' as Id }] = await db
    .selectFrom('cases')
    .select('id')
    .where('against_id', '=', her.id)
    .execute()
  await db
    .insertInto('violations')
    .values({ ...mine, case_id, target_id: zanziPin.id, consequence: 'pin' })
    .execute()
  await db
    .insertInto('appeals')
    .values({ ...mine, case_id, text: 'zanzi appeals', decided_by: her.id })
    .execute()
  await db.updateTable('cases').set({ decided_by: her.id }).where('against_id', '!=', her.id).execute()
  await db
    .insertInto('business_members')
    .values({ ...mine, business_id: eve.id, role: 'admin' })
    .execute()
  await db.insertInto('business_members').values({ user_id: eve.id, business_id: her.id, role: 'admin' }).execute()
  await db
    .insertInto('digests')
    .values({ ...mine, sent_at: new Date() })
    .execute()
  await db
    .insertInto('website_owners')
    .values({ ...mine, host: 'zanzi.example', verified_at: new Date() })
    .execute()
  const staff = { act: 'look', kind: 'user' }
  await db
    .insertInto('staff_acts')
    .values([
      { ...staff, id: world.house.newId(), staff_id: her.id, target: eve.id },
      { ...staff, id: world.house.newId(), staff_id: eve.id, target: her.id, reason: 'zanzi' },
    ])
    .execute()
  await db.insertInto('featured_boards').values({ board_id: eves.id, chosen_by: her.id }).execute()
  await db.insertInto('hosts').values({ host: 'bad.example', verdict: 'blocked', set_by: her.id }).execute()
  await db
    .insertInto('page_versions')
    .values({ name: 'about', language: 'en', version: 1, is_current: true, saved_by: her.id, saved_at: new Date() })
    .execute()
  const by = { written_by: her.id, changed_by: her.id, created_at: new Date(), changed_at: new Date() }
  await db
    .insertInto('articles')
    .values({ ...by, id: world.house.newId(), slug: 'x', title: 'x' })
    .execute()
  await db
    .insertInto('today_choices')
    .values({ part: 'best', aggregate_id: '1' as Id, pin_id: evePin.id, chosen_by: her.id, chosen_at: new Date() })
    .execute()
  await db.insertInto('shopping_pages').values({ slug: 'x', listed_by: her.id }).execute()
  const sold = { is_lowered: false, has_free_shipping: false, is_out: false, owner_id: her.id }
  await db
    .insertInto('shop_products')
    .values({ ...sold, pin_id: evePin.id, aggregate_id: '1' as Id })
    .execute()
  await db.insertInto('marked_words').values({ word: 'x', marked_by: her.id, marked_at: new Date() }).execute()
  await db.insertInto('mail_log').values({ id: world.house.newId(), receiver: ADDRESSES[1], subject: 'x' }).execute()
  await db.updateTable('comments').set({ deleted_by: her.id }).where('id', '=', eveSays.id).execute()
  const job = { kind: 'move', total: 1, id: world.house.newId(), user_id: her.id, viewer_id: her.id }
  await db.insertInto('bulk_jobs').values(job).execute()
  await db.insertInto('bulk_pins').values({ job_id: job.id, at: 0, pin_id: zanziPin.id, pinner_id: her.id }).execute()
  const mergedAway = world.house.newId()
  const origin = { first_pin_id: zanziPin.id, origin_pinner_id: eve.id }
  await db
    .insertInto('aggregates')
    .values({ ...origin, id: mergedAway })
    .execute()
  const moved = JSON.stringify({ things: [{ id: mergedAway, is_whole: true }], folded: [] })
  const merge = { aggregate_id: '1' as Id, pin_id: zanziPin.id, pin_count: 1, moved }
  await db
    .insertInto('merges')
    .values({ ...merge, ...mine, id: world.house.newId() })
    .execute()
  await db
    .insertInto('picked_pins')
    .values({ ...mine, aggregate_id: '1' as Id, pin_id: evePin.id, picked_at: new Date() })
    .execute()
  await pool.query(
    `INSERT INTO experiments (name, overrides) VALUES ('any', jsonb_build_object($1::text, 'on'))
    ON CONFLICT (name) DO UPDATE SET overrides = excluded.overrides`,
    [her.id],
  )
  const savedAt = world.house.clock()
  await db
    .insertInto('experience_versions')
    .values({ experience_id: 1, version: 1, saved_by: her.id, saved_at: savedAt })
    .execute()
  await db
    .insertInto('placed_experiences')
    .values({ placement_id: 1, experience_id: 1, type: 0, author_id: her.id })
    .execute()
  await pool.query(`UPDATE conversations SET emails = ARRAY[$1, 'other@house.test'] WHERE id = $2`, [
    ADDRESSES[1],
    talk.id,
  ])
  await db
    .insertInto('sent_pins')
    .values({ user_id: eve.id, pin_id: evePin.id, id: world.house.newId(), channel: 5, email_key: ADDRESSES[1] })
    .execute()
  const sought = { signature: 'ab'.repeat(16), sender: `member ${her.id}`, width: 1, height: 1 }
  const expires_at = new Date(world.house.clock().getTime() + DAY)
  await db
    .insertInto('sought_pictures')
    .values({ ...sought, expires_at })
    .execute()
  await browser.get('UserHomefeed', {})
  return {
    avatar,
    own,
    secret,
    shared,
    left,
    eves,
    zanziPin,
    secretPin,
    sharedPin,
    onEves,
    idas,
    stranded,
    eveSaved,
    evePin,
    talk,
    answered,
    mergedAway,
  }
}

/** Returns all columns of all tables that contain any of these words. */
async function columnsWith(...words: string[]): Promise<string[]> {
  const { pool } = world.house
  const { rows } = await pool.query(`SELECT c.table_name AS name, array_agg(c.column_name::text ORDER BY 1) AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`)
  const found: string[] = []
  for (const { name, columns } of rows as { name: string; columns: string[] }[]) {
    const each = columns.map((column) => `bool_or(lower("${column}"::text) LIKE ANY($1)) AS "${column}"`)
    const { rows: here } = await pool.query(`SELECT ${each.join()} FROM "${name}"`, [words.map((word) => `%${word}%`)])
    found.push(...columns.filter((column) => here[0][column]).map((column) => `${name}.${column}`))
  }
  return found.sort()
}

/** Columns that refer to people. Each must refer to her beforehand, so that the test can find leftovers. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await world.house.pool.query(`SELECT table_name || '.' || column_name AS name
    FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'bigint' AND column_name ~
      '^(user|owner|sender|viewer|actor|pinner|follower|reporter|against|staff|business|native_creator|origin_pinner|via_user|low|high)_id$|_by$'
    ORDER BY 1`)
  return rows.map(({ name }) => name)
}

/** Columns that keep a reference: messages stay as those of a "Deleted account", represented by her row in `users`. */
const STAYS = [
  'conversation_pairs.high_id',
  'conversation_pairs.low_id',
  'conversation_people.user_id',
  'conversations.created_by',
  'messages.text',
  'messages.user_id',
  'users.id',
  'users.username',
]

const filesOf = (signature: string) =>
  (readdirSync(world.house.settings.dataDir, { recursive: true }) as string[]).filter((path) =>
    path.includes(signature),
  )

test('after the grace nothing is left of someone in any table or file, but their messages', async () => {
  const made = await live()
  const before = await columnsWith(her.id)
  expect(await columnsOfPeople().then((all) => all.filter((name) => !before.includes(name)))).toEqual([
    // A person is either the low or the high id of a pair, depending on the ids.
    ...(BigInt(her.id) < BigInt(eve.id) ? ['conversation_pairs.high_id'] : ['conversation_pairs.low_id']),
  ])
  const pictures = await world.house.db
    .selectFrom('aggregates')
    .select('image_signature')
    .where('origin_pinner_id', '=', her.id)
    .execute()
  const { image_signature: savedPicture } = await world.house.db
    .selectFrom('aggregates')
    .select('image_signature')
    .where('id', '=', made.zanziPin.aggregated_pin_data.id)
    .executeTakeFirstOrThrow()
  const hers = [made.avatar.signature, ...pictures.flatMap((row) => row.image_signature ?? [])]
  for (const signature of hers) expect(filesOf(signature).length).toBeGreaterThan(0)
  expect(filesOf(CAPTIONS)).toHaveLength(1)

  await as(her)(DeactivateAccountResource.create, {
    delete_account: true,
    password: PASSWORD,
    explanation: 'zanzi tired',
  })
  await world.actOnFacts()
  const { dataDir } = world.house.settings
  const mailer = openMailer({ smtpUrl: undefined, mailFrom: 'us@example.test', dataDir })
  await mailer.send({ to: 'zanzi@example.test', subject: HER, text: HER, html: HER, locale: 'en-US' })
  const upgrade = { names: ['999_next.sql'], onlyAdds: false, mayChange: () => true }
  // The snapshot of an unfinished upgrade stays in the database.
  const snapshot = await beginSnapshot(world.house.pool, dataDir, upgrade)
  await snapshot?.written
  await snapshot?.stop()
  const about = () => [
    ...readdirSync(`${dataDir}/mail`),
    ...readdirSync(dataDir).filter((name) => name.startsWith('snapshot')),
  ]
  expect(about()).toHaveLength(2)
  expect((await world.house.pool.query('SELECT FROM before_upgrade.pending')).rowCount).toBe(1)
  world.pass(14 * DAY + 1000)
  for (const job of [sweepExpiredRows, sweepSoughtPictures]) await job(world.house)
  expect(about()).toEqual([])
  const copies = await world.house.pool.query(`SELECT to_regnamespace('before_upgrade') AS schema`)
  expect(copies.rows).toEqual([{ schema: null }])
  expect(await deleteDueAccounts(world.house)).toBe(1)
  await world.actOnFacts()
  // Only Eve's own words are left.
  expect((await columnsWith(HER)).filter((one) => !STAYS.includes(one))).toEqual(['comments.text'])
  expect((await columnsWith(her.id)).filter((one) => !STAYS.includes(one))).toEqual(['facts.payload'])
  const told = await world.house.db
    .selectFrom('facts')
    .select('name')
    .where('payload', '@>', JSON.stringify({ user_id: her.id }))
    .execute()
  expect(told).toEqual([{ name: 'account.deleted' }])
  const row = await world.house.db.selectFrom('users').selectAll().where('id', '=', her.id).executeTakeFirstOrThrow()
  expect(row.username).toBe(`deleted_${her.id}`)

  world.pass(2 * DAY)
  for (const job of [sweepPictures, sweepVideos, sweepTrash, sweepComments, indexEverything, updateFeedPool])
    await job(world.house)
  for (const signature of hers) expect(filesOf(signature).length > 0, signature).toBe(signature === savedPicture)
  expect(filesOf(CAPTIONS), 'nobody else has her video').toEqual([])
  const gone = [made.own.id, made.secret.id, made.left.id, made.zanziPin.id, made.secretPin.id, made.sharedPin.id]
  const merged = world.house.db.selectFrom('aggregates').select('id').where('id', '=', made.mergedAway)
  expect(await merged.execute(), 'what she had merged away').toEqual([])
  // A save keeps the id of its source pin, and a mark the id of the hidden pin.
  const mayName = ['pins.source_pin_id', 'aggregates.first_pin_id', 'marks.context']
  expect((await columnsWith(...gone)).filter((one) => !mayName.includes(one))).toEqual([])

  // Other people's saves of it stay.
  expect(await as(eve)(PinResource.get, { id: made.eveSaved.id })).toMatchObject({
    id: made.eveSaved.id,
    via_pinner: null,
    origin_pinner: null,
    native_creator: null,
  })
  expect(await as(ida)(BoardResource.get, { board_id: made.shared.id })).toMatchObject({
    name: 'Shared by three 2',
    owner: { username: 'ida' },
    collaborator_count: 1,
    pin_count: 1,
  })
  const { items } = await as(null)(BoardFeedResource.get, { board_id: made.shared.id })
  expect(items.map(({ id }) => id)).toEqual([made.idas.id])
  expect(await pinOf(made.stranded.id)).toMatchObject({ state: 'live', board_id: null, audience: 0 })
  expect(await refused(as(null)(PinResource.get, { id: made.onEves.id }))).toBe('no_pin')
  const said = await as(eve)(ConversationMessagesResource.get, { conversation_id: made.talk.id })
  expect(said.items.map(({ text, sender }) => [text, sender])).toEqual([['zanzi writes', null]])
  const thread = await as(eve)(comments.UnifiedCommentsResource.get, {
    aggregated_pin_id: made.evePin.aggregated_pin_data.id,
    pin_id: made.evePin.id,
  })
  expect(thread.items.find(({ id }) => id === made.answered.id)).toMatchObject({
    text: '',
    user: null,
    is_deleted: true,
    replies: [{ text: 'Eve answers' }],
  })
}, 60_000)
