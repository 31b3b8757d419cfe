import type { Id } from '#domain/id.ts'
import { seededRandom } from '../pictures/random.ts'
import { CALL_COMMENT, COMMENTS, type DemoComment, listFittingWords } from '../words/comments.ts'
import { TRIED_IT_COMMENTS } from '../words/tried-it-comments.ts'
import { computeFame, type DemoPin } from './pins.ts'
import { DEMO_DAY_MS, type DemoWorld, type Inhabitant, insertAll } from './world.ts'

const COMMENTED = 0.3
/** The number of pins with so many comments that they need several pages. */
const POPULAR = 2
const POPULAR_THREADS = 40
/** How often the same comment may occur. */
const AT_MOST = 5
const TRIED = 0.3
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

/** Adds comments with replies, likes, mentions, and "tried it" comments with pictures. */
export async function fillTalk(world: DemoWorld, people: Inhabitant[], originals: DemoPin[]): Promise<void> {
  const random = seededRandom(SEED)
  const famous = originals.toSorted((a, b) => computeFame(b.picture) - computeFame(a.picture))
  const chosen = famous.filter((_, at) => at < POPULAR || random.chance(COMMENTED))
  const used = new Map<DemoComment, number>()
  const said = chosen.flatMap((pin, at) => {
    const threads = at < POPULAR ? POPULAR_THREADS : random.whole(1, 3)
    return commentsOn(pin, threads).flatMap(({ text, replies }) => threadOn(pin, text, replies))
  })
  const tried = chosen.filter((_, at) => at < POPULAR || random.chance(TRIED)).flatMap((pin) => triesOf(pin))
  const tries = [...tried, ...triesFor('robin_vale')]
  const all = [...said, ...tries, ...callTo(chosen[0], 'robin_vale')]
  await insertAll(world, 'comments', all)
  await insertAll(world, 'user_tries', tries.map(tryOf))
  await insertAll(world, 'image_uses', tries.flatMap(useOf))
  await insertAll(world, 'comment_likes', likesOf(all))

  /** Comments for a picture: the best-fitting and least used ones first. */
  function commentsOn({ picture }: DemoPin, howMany: number): DemoComment[] {
    const times = (words: DemoComment) => used.get(words) ?? 0
    const open = random.shuffle(listFittingWords(COMMENTS, picture)).filter((words) => times(words) < AT_MOST)
    const order = (words: DemoComment) => times(words) * 2 + (words.on.length ? 0 : 1)
    const comments = open.sort((a, b) => order(a) - order(b)).slice(0, howMany)
    for (const words of comments) used.set(words, times(words) + 1)
    return comments
  }

  /** A random time after the pin was saved, within this many days. */
  function within({ saved_at }: DemoPin, days: number): Date {
    const age = (world.ago(0).getTime() - saved_at.getTime()) / DEMO_DAY_MS
    return world.ago(random.between(0.005, Math.min(age, days)))
  }

  /** A random person, mostly one who likes such pictures. */
  function someoneFor({ picture }: DemoPin): Inhabitant {
    const fans = people.filter(({ interests }) => interests.includes(picture.family))
    return random.pick(fans.length && random.chance(0.6) ? fans : people)
  }

  function threadOn(pin: DemoPin, text: string, replies: readonly string[]): Said[] {
    const created_at = within(pin, 25)
    const first = words(pin, someoneFor(pin), text, created_at, null)
    const answers = replies.map((reply, at) => {
      const left = world.ago(0).getTime() - created_at.getTime()
      const later = new Date(created_at.getTime() + Math.min((at + 1) * 40 * 60_000, (left * (at + 1)) / 5))
      const to = random.chance(0.3) ? people.find((one) => one.id === first.user_id) : undefined
      return words(pin, someoneFor(pin), reply, later, first.id, to)
    })
    return [first, ...answers]
  }

  /** A comment that mentions the main demo account. */
  function callTo(pin: DemoPin | undefined, username: string): Said[] {
    const called = people.find((one) => one.username === username)
    const by = people.find((one) => one.username === 'priya_raman')
    return pin && called && by ? [words(pin, by, CALL_COMMENT, world.ago(0.3), null, called)] : []
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

  /** Comments with a picture of the same family by people who tried it. */
  function triesOf(pin: DemoPin): Said[] {
    const alike = originals.filter((one) => one.picture.family === pin.picture.family && one.id !== pin.id)
    return random
      .shuffle(alike)
      .slice(0, random.whole(1, 3))
      .map(({ picture }) => ({
        ...words(
          pin,
          someoneFor(pin),
          random.pick(listFittingWords(TRIED_IT_COMMENTS, pin.picture)).text,
          within(pin, 20),
          null,
        ),
        kind: 'tried',
        image_signature: picture.signature,
        image_ext: picture.ext,
        image_width: picture.width,
        image_height: picture.height,
      }))
  }

  /** A pin of the main demo account that someone else tried. */
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
