import type { Id } from '#domain/id.ts'
import { seededRandom } from '../pictures/random.ts'
import { CALL, COMMENTS } from '../words/comments.ts'
import { TRIES } from '../words/tries.ts'
import type { DemoPin } from './pins.ts'
import { type Inhabitant, insertAll, type World } from './world.ts'

const COMMENTED = 0.7
/** So much is said of these that one has to go on to read it all. */
const POPULAR = 3
const POPULAR_THREADS = 40
const TRIED = 0.25
const SEED = 20_160_202

type Said = {
  aggregate_id: Id
  id: Id
  pin_id: Id
  user_id: Id
  parent_id: Id | null
  kind: string
  text: string
  tags: string
  image_signature: string | null
  image_ext: string | null
  image_width: number | null
  image_height: number | null
  created_at: Date
}

/** What people say of pins: comments with answers, likes, people named, and tries with pictures. */
export async function fillTalk(world: World, people: Inhabitant[], originals: DemoPin[]): Promise<void> {
  const random = seededRandom(SEED)
  const chosen = random.shuffle(originals).filter((_, at) => at < POPULAR || random.chance(COMMENTED))
  const said = chosen.flatMap((pin, at) => {
    const threads = at < POPULAR ? POPULAR_THREADS : random.whole(1, 3)
    return random
      .shuffle(COMMENTS)
      .slice(0, threads)
      .flatMap(({ text, replies }) => threadOn(pin, text, replies))
  })
  const tried = chosen.filter((_, at) => at < POPULAR || random.chance(TRIED)).flatMap((pin) => triesOf(pin))
  const tries = [...tried, ...triesFor('robin_vale')]
  const all = [...said, ...tries, ...callTo(chosen[0], 'robin_vale')]
  await insertAll(world, 'comments', all)
  await insertAll(world, 'user_tries', tries.map(tryOf))
  await insertAll(world, 'image_uses', tries.flatMap(useOf))
  await insertAll(world, 'comment_likes', likesOf(all))

  function threadOn(pin: DemoPin, text: string, replies: readonly string[]): Said[] {
    const created_at = world.ago(random.between(0.05, 25))
    const first = words(pin, random.pick(people), text, created_at, null)
    const answers = replies.map((reply, at) => {
      const later = new Date(created_at.getTime() + (at + 1) * 40 * 60_000)
      const to = random.chance(0.3) ? people.find((one) => one.id === first.user_id) : undefined
      return words(pin, random.pick(people), reply, later, first.id, to)
    })
    return [first, ...answers]
  }

  /** Whoever one logs in as is called by name at least once. */
  function callTo(pin: DemoPin | undefined, username: string): Said[] {
    const called = people.find((one) => one.username === username)
    const by = people.find((one) => one.username === 'priya_raman')
    return pin && called && by ? [words(pin, by, CALL, world.ago(0.3), null, called)] : []
  }

  function words(pin: DemoPin, by: Inhabitant, text: string, at: Date, parent: Id | null, to?: Inhabitant): Said {
    const called = to ? `@${to.username}` : ''
    return {
      aggregate_id: pin.aggregate_id,
      id: world.id(at),
      pin_id: pin.id,
      user_id: by.id,
      parent_id: parent,
      kind: 'comment',
      text: to ? `${called} ${text}` : text,
      tags: JSON.stringify(to ? [{ object_id: to.id, offset: 0, length: called.length }] : []),
      image_signature: null,
      image_ext: null,
      image_width: null,
      image_height: null,
      created_at: at,
    }
  }

  /** The picture of a try is another one of the same kind. */
  function triesOf(pin: DemoPin): Said[] {
    const alike = originals.filter((one) => one.picture.family === pin.picture.family && one.id !== pin.id)
    return random
      .shuffle(alike)
      .slice(0, random.whole(1, 3))
      .map(({ picture }) => ({
        ...words(pin, random.pick(people), random.pick(TRIES), world.ago(random.between(0.05, 20)), null),
        kind: 'tried',
        image_signature: picture.signature,
        image_ext: picture.ext,
        image_width: picture.width,
        image_height: picture.height,
      }))
  }

  /** Whoever one logs in as has a pin that someone else tried. */
  function triesFor(username: string): Said[] {
    const owner = people.find((one) => one.username === username)?.id
    const own = originals.filter((pin) => pin.pinner_id === owner)
    return own.map((pin) => triesOf(pin).filter((one) => one.user_id !== owner)).find((some) => some.length > 0) ?? []
  }

  function likesOf(rows: Said[]) {
    return rows
      .filter(() => random.chance(0.4))
      .flatMap(({ aggregate_id, id, created_at }) =>
        random
          .shuffle(people)
          .slice(0, random.whole(1, 6))
          .map((one) => ({ aggregate_id, comment_id: id, user_id: one.id, created_at })),
      )
  }
}

const tryOf = ({ user_id, id, aggregate_id, created_at }: Said) => ({
  user_id,
  comment_id: id,
  aggregate_id,
  created_at,
})

const useOf = ({ image_signature, id }: Said) =>
  image_signature ? [{ signature: image_signature, kind: 'comment', target_id: id }] : []
