import { hash } from '../pictures/random.ts'
import { FAMILY_WORDS, type PinText } from './family-words.ts'

export type PinWords = { title: string; description: string; alt_text: string; link: string | null }

/** One in so many people writes hashtags below what they say. */
const HASHTAGS_EVERY = 3
const HASHTAGS = 3

/** The words of a family's pictures, one for each seed. */
export function textsOf(family: string): readonly PinText[] {
  const words = FAMILY_WORDS[family]
  if (!words) throw new Error(`There are no words for the family ${family}`)
  return words.pins
}

/** A world with more pictures of a family than there are words for begins again. */
export function pinText(family: string, seed: number): PinText {
  const texts = textsOf(family)
  return texts[seed % texts.length] as PinText
}

export function pinWords(family: string, seed: number): PinWords {
  const { title, description, alt, tags, host } = pinText(family, seed)
  const writesHashtags = hash(`${title}#`) % HASHTAGS_EVERY === 0
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
