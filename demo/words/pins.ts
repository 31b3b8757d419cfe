import { hash, seededRandom } from '../pictures/random.ts'
import { FAMILY_WORDS } from './family-words.ts'
import { categoryOf, HOSTS } from './topics.ts'

export type PinWords = { title: string; description: string; alt_text: string; link: string | null; category: string }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Titles made from what the pin could be for; each family adds its own five to these. */
const TITLES: readonly ((thing: string) => string)[] = [
  (thing) => `Ideas for ${thing}`,
  (thing) => `${capital(thing)}: a little inspiration`,
  (thing) => `Saving this for ${thing}`,
  (thing) => `Thinking about ${thing}`,
  (thing) => `Colours for ${thing}`,
  (thing) => `How we started: ${thing}`,
  (thing) => `Mood for ${thing}`,
  (thing) => `${capital(thing)} – notes and colours`,
  (thing) => `A quiet take on ${thing}`,
  (thing) => `Everything I love about ${thing}`,
  (thing) => `Someday: ${thing}`,
]

const OPENINGS = [
  'Found this while looking for something else entirely.',
  'Keeping this one close.',
  'The colours stopped me mid-scroll.',
  'One for the quiet season.',
  'I made a version of this last year and still like it.',
  'Simple, and exactly right.',
]

const CLOSINGS = [
  'Tell me if you try it.',
  'More like this on the board.',
  'Not finished yet, but getting there.',
  'Pinned for the weekend.',
  'Which colours would you choose?',
  'It took an afternoon, not more.',
]

const LEADS = ['Illustration of', 'A drawing of', 'Digital illustration showing', 'Picture of']

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The words of one pin; neighbouring seeds of a family walk through all its titles before one comes again. */
export function pinWords(family: string, seed: number): PinWords {
  const words = FAMILY_WORDS[family]
  if (!words) throw new Error(`There are no words for the family ${family}`)
  const random = seededRandom(hash(`words/${family}/${seed}`))
  const count = TITLES.length + words.titles.length
  const start = hash(family)
  const turn = (start + seed * 5) % count
  // Every full round shifts the thing, so that a pattern that comes again speaks of something else.
  const thing = words.things[(seed + Math.floor(seed / count) * 2) % words.things.length]!
  const title = turn < words.titles.length ? words.titles[turn]! : TITLES[turn - words.titles.length]!(thing)
  const line = words.lines[(start + seed) % words.lines.length]!
  const sentences = [
    random.chance(0.45) ? random.pick(OPENINGS) : '',
    line,
    random.chance(0.4) ? random.pick(CLOSINGS) : '',
  ]
  const category = categoryOf(family)
  return {
    title,
    description: sentences.filter(Boolean).join(' '),
    alt_text: `${random.pick(LEADS)} ${words.shows}.`,
    link: random.chance(0.6)
      ? `https://${random.pick(HOSTS[category]!)}.example/${random.pick(['notes', 'journal', 'ideas', 'made'])}/${slug(title)}`
      : null,
    category,
  }
}
