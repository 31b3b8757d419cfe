import type { TextCatalogue } from './say.ts'

const RIGHT_TO_LEFT = '\u202e'
const END = '\u202c'

/** The pseudo-locale ar-XB: English text from right to left, for testing the layout. */
export function mirrorCatalogue<C extends Partial<TextCatalogue>>(english: C): C {
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
