import type { Refusal } from '#domain/refusal.ts'
import { formatText } from '#domain/text/say.ts'
import { catalogueForLocale } from '../mail/compose-mail.ts'

/** Formats a refusal in the viewer's language. Refusals become text only here, at the edge. */
export function formatRefusal({ locale }: { locale: string }, { key, values }: Refusal): string {
  return formatText(catalogueForLocale(locale), locale, key, values)
}
