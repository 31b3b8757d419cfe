import type { Refusal } from '#domain/refusal.ts'
import { sayLoosely } from '#domain/text/say.ts'
import { wordsTo } from '../mail/compose.ts'

/** Words a refusal in the viewer's language: the edge is the only place where that happens. */
export function refusalText({ locale }: { locale: string }, { key, values }: Refusal): string {
  return sayLoosely(wordsTo(locale), locale, key, values)
}
