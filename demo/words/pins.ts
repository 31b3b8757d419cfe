import { hashText } from '../pictures/random.ts'
import { FAMILY_WORDS, type PinText } from './family-words.ts'

export type PinWords = { title: string; description: string; alt_text: string; link: string | null }

/** One person in this many writes hashtags below the description. */
const HASHTAGS_EVERY = 3
const HASHTAGS = 3

/** The texts of a family's pictures, one per seed. */
export function listPinTexts(family: string): readonly PinText[] {
  const words = FAMILY_WORDS[family]
  if (!words) throw new Error(`There are no words for the family ${family}`)
  return words.pins
}

/** The text of a picture; a family with more pictures than texts starts over. */
export function getPinText(family: string, seed: number): PinText {
  const texts = listPinTexts(family)
  return texts[seed % texts.length] as PinText
}

export function makePinWords(family: string, seed: number): PinWords {
  const { title, description, alt, tags, host } = getPinText(family, seed)
  const writesHashtags = hashText(`${title}#`) % HASHTAGS_EVERY === 0
  const hashtags = tags.slice(0, HASHTAGS).map((tag) => `#${tag.replace(/[^\p{L}\p{N}]/gu, '')}`)
  return {
    title,
    description: writesHashtags ? `${description} ${hashtags.join(' ')}` : description,
    alt_text: alt,
    link: host ? `https://${host}/${slug(title)}` : null,
  }
}

const slug = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
