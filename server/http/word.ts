import type { Refusal } from '#domain/refusal.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { sayLoosely } from '#domain/text/say.ts'

/** Words a refusal in the viewer's language: the edge is the only place where that happens. */
export function word({ locale }: { locale: string }, { key, values }: Refusal): string {
  return sayLoosely(locale.startsWith('de') ? de : en, locale, key, values)
}
