import type { Catalogue } from './say.ts'

const RIGHT_TO_LEFT = '\u202e'
const END = '\u202c'

/** The pseudo-language ar-XB: the English words, written from right to left, so that a page's direction can be tried. */
export function mirrored<C extends Partial<Catalogue>>(english: C): C {
  const entries = Object.entries(english).map(([key, wording]) => [
    key,
    typeof wording === 'string' ? mirror(wording) : { one: mirror(wording.one), other: mirror(wording.other) },
  ])
  return Object.fromEntries(entries) as C
}

function mirror(text: string): string {
  return text
    .split(/(\{\{ \w+ \}\})/)
    .map((part) => (part.startsWith('{{') || part.trim() === '' ? part : RIGHT_TO_LEFT + part + END))
    .join('')
}
