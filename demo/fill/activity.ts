import { sql } from 'kysely'
import { booksOf } from '#server/db/reader.ts'
import { giveTopics } from '#server/records/give-topics.ts'
import { topicOf } from '../words/topics.ts'
import type { DemoBoard } from './boards.ts'
import { chooseByFame, type DemoPin, fame } from './pins.ts'
import { isSetBack } from './set-back.ts'
import { fillTalk } from './talk.ts'
import { DAY, type Inhabitant, insertAll, type World } from './world.ts'

const REACTIONS = [1, 5, 7, 11, 13]
const DAYS = 30

/** Follows, favorites, reactions, comments and thirty days of being looked at. */
export async function fillActivity(
  world: World,
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

async function fillFollows(world: World, people: Inhabitant[], boards: DemoBoard[]): Promise<void> {
  const { random } = world
  const interests = await world.house.db.selectFrom('interests').select(['id', 'url_name']).execute()
  const listed = boards.filter((board) => board.audience === 0)
  const follows = people.flatMap((follower) => {
    const at = () => world.ago(random.between(0.1, 60))
    const shared = ({ interests: theirs }: Inhabitant) =>
      follower.interests.filter((one) => theirs.includes(one)).length
    // Whoever likes the same comes first, with some that one met by chance between.
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
    const liked = new Set(follower.interests.map(topicOf))
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

/** What each picture is about is told by its words, as it is for people's own pins. */
async function fillTopics({ house }: World, pins: DemoPin[]): Promise<void> {
  const ids = pins.filter((pin) => !pin.source).map((pin) => pin.aggregate_id)
  for (let at = 0; at < ids.length; at += AT_ONCE) await giveTopics(house, ids.slice(at, at + AT_ONCE))
}

const AT_ONCE = 200
const FEATURED = 8

/** Boards that staff chose for home and search. */
async function fillFeatured(world: World, people: Inhabitant[], boards: DemoBoard[]): Promise<void> {
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

/** What someone may have met and liked: nothing that is set back. */
const liked = ({ interests }: Inhabitant, pins: DemoPin[]) =>
  pins.filter(({ picture }, at) => !isSetBack(picture) && (interests.includes(picture.family) || at % 9 === 0))

async function fillFavorites(world: World, people: Inhabitant[], open: DemoPin[]): Promise<void> {
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
    WHERE r.aggregate_id = a.id`.execute(booksOf(world.house))
}

async function fillDays(world: World, open: DemoPin[]): Promise<void> {
  const { random } = world
  const days = open
    .filter((pin) => !pin.source)
    .flatMap((pin) => {
      const looks = 6 + 120 * fame(pin.picture)
      const age = Math.min(DAYS, Math.ceil((world.today.getTime() - pin.saved_at.getTime()) / DAY))
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
