import { sql } from 'kysely'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { assignTopics } from '#server/records/assign-topics.ts'
import { listCreatorTopics } from '../words/pin-tags.ts'
import { topicForFamily } from '../words/topics.ts'
import type { DemoBoard } from './boards.ts'
import { chooseByFame, computeFame, type DemoPin } from './pins.ts'
import { isShownLast } from './shown-last.ts'
import { fillTalk } from './talk.ts'
import { DEMO_DAY_MS, type DemoWorld, type Inhabitant, insertAll } from './world.ts'

const REACTIONS = [1, 5, 7, 11, 13]
const DAYS = 30

/** Adds follows, favorites, reactions, comments and thirty days of views. */
export async function fillActivity(
  world: DemoWorld,
  people: Inhabitant[],
  boards: DemoBoard[],
  pins: DemoPin[],
): Promise<void> {
  const open = pins.filter((pin) => pin.audience === 0)
  await fillFollows(world, people, boards)
  await fillTopics(world, pins)
  await fillFeatured(world, people, boards)
  await fillFavorites(world, people, open)
  await fillTalk(
    world,
    people,
    open.filter((pin) => !pin.source),
  )
  await fillDays(world, open)
}

async function fillFollows(world: DemoWorld, people: Inhabitant[], boards: DemoBoard[]): Promise<void> {
  const { random } = world
  const interests = await world.house.db.selectFrom('interests').select(['id', 'url_name']).execute()
  const listed = boards.filter((board) => board.audience === 0)
  const follows = people.flatMap((follower) => {
    const at = () => world.ago(random.between(0.1, 60))
    const shared = ({ interests: theirs }: Inhabitant) =>
      follower.interests.filter((one) => theirs.includes(one)).length
    // People with shared interests come first, mixed with some random ones.
    const near = (one: Inhabitant) => shared(one) + random.between(0, 1.2)
    const closest = (some: Inhabitant[]) =>
      some
        .map((one) => ({ one, near: near(one) }))
        .sort((a, b) => b.near - a.near)
        .map(({ one }) => one)
    const users = closest(people.filter((one) => one.id !== follower.id)).slice(0, random.whole(6, 18))
    const theirBoards = random
      .shuffle(listed.filter(({ owner }) => owner.id !== follower.id && shared(owner) > 0))
      .slice(0, random.whole(1, 6))
    const liked = new Set(follower.interests.map(topicForFamily))
    const topics = interests.filter((one) => liked.has(one.url_name))
    return [
      ...users.map((one) => ({ follower_id: follower.id, kind: 'user', target_id: one.id, created_at: at() })),
      ...theirBoards.map((board) => ({
        follower_id: follower.id,
        kind: 'board',
        target_id: board.id,
        created_at: at(),
      })),
      ...topics.map((one) => ({ follower_id: follower.id, kind: 'interest', target_id: one.id, created_at: at() })),
    ]
  })
  await insertAll(world, 'follows', follows)
  await insertAll(world, 'followers', follows)
}

/** Sets each picture's topics by its creator's choice and its words, as for real pins. */
async function fillTopics(world: DemoWorld, pins: DemoPin[]): Promise<void> {
  const { house } = world
  const originals = pins.filter((pin) => !pin.source)
  const interests = await house.db.selectFrom('interests').select(['id', 'url_name']).execute()
  const idOf = new Map(interests.map(({ id, url_name }) => [url_name, id]))
  const tags = originals.flatMap(({ aggregate_id, picture }) =>
    listCreatorTopics(picture).flatMap((topic) => {
      const interest_id = idOf.get(topic)
      return interest_id ? [{ aggregate_id, interest_id, confidence: 1, source: 'creator' }] : []
    }),
  )
  await insertAll(world, 'aggregate_topics', tags)
  const ids = originals.map((pin) => pin.aggregate_id)
  for (let at = 0; at < ids.length; at += AT_ONCE) await assignTopics(house, ids.slice(at, at + AT_ONCE))
}

const AT_ONCE = 200
const FEATURED = 8

/** Boards that staff feature on home and in search. */
async function fillFeatured(world: DemoWorld, people: Inhabitant[], boards: DemoBoard[]): Promise<void> {
  const staff = people.find((one) => one.username === 'emery_stone')
  const open = boards.filter(
    (board) => board.audience === 0 && board.layout === 'default' && board.owner.id !== staff?.id,
  )
  if (!staff) return
  await insertAll(
    world,
    'featured_boards',
    world.random
      .shuffle(open)
      .slice(0, FEATURED)
      .map((board, at) => ({ board_id: board.id, chosen_by: staff.id, chosen_at: world.ago(at) })),
  )
}

/** Pins that someone may have seen and liked; none of those that are shown last. */
const liked = ({ interests }: Inhabitant, pins: DemoPin[]) =>
  pins.filter(({ picture }, at) => !isShownLast(picture) && (interests.includes(picture.family) || at % 9 === 0))

async function fillFavorites(world: DemoWorld, people: Inhabitant[], open: DemoPin[]): Promise<void> {
  const { random } = world
  const favorites = people.flatMap((one) =>
    chooseByFame(world, liked(one, open), random.whole(8, 40)).map((pin) => ({
      user_id: one.id,
      pin_id: pin.id,
      board_id: pin.board_id,
      created_at: world.ago(random.between(0.01, 29)),
    })),
  )
  await insertAll(world, 'favorites', favorites)
  const reactions = people.flatMap((one) =>
    chooseByFame(
      world,
      liked(
        one,
        open.filter((pin) => !pin.source),
      ),
      random.whole(5, 25),
    ).map((pin) => ({
      user_id: one.id,
      aggregate_id: pin.aggregate_id,
      type: random.pick(REACTIONS),
      created_at: world.ago(random.between(0.01, 29)),
    })),
  )
  await insertAll(world, 'reactions', reactions)
  await sql`UPDATE aggregates a SET reaction_counts = r.counts FROM (
      SELECT aggregate_id, jsonb_object_agg(type::text, n) AS counts
      FROM (SELECT aggregate_id, type, count(*) AS n FROM reactions GROUP BY 1, 2) t GROUP BY 1) r
    WHERE r.aggregate_id = a.id`.execute(maintenanceDb(world.house))
}

async function fillDays(world: DemoWorld, open: DemoPin[]): Promise<void> {
  const { random } = world
  const days = open
    .filter((pin) => !pin.source)
    .flatMap((pin) => {
      const looks = 6 + 120 * computeFame(pin.picture)
      const age = Math.min(DAYS, Math.ceil((world.today.getTime() - pin.saved_at.getTime()) / DEMO_DAY_MS))
      return Array.from({ length: Math.max(age, 1) }, (_, ago) => {
        const impressions = Math.round(looks * random.between(0.5, 1.5))
        const closeups = Math.round(impressions * random.between(0.04, 0.2))
        const day = world.ago(ago).toISOString().slice(0, 10)
        return {
          pin_id: pin.id,
          day,
          impressions,
          closeups,
          saves: Math.round(closeups * random.between(0, 0.3)),
          clicks: Math.round(closeups * random.between(0.1, 0.5)),
          outbound: Math.round(closeups * random.between(0, 0.2)),
        }
      })
    })
  await insertAll(world, 'pin_days', days)
}
