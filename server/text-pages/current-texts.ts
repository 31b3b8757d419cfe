import type { Selectable } from 'kysely'
import type { TextPageLanguage, TextPageName } from '#domain/constants/text-pages.ts'
import type { Context } from '../context.ts'
import type { PageVersions } from '../db/tables.ts'
import type { ServerSettings } from '../settings.ts'
import { findDefaultText, type PageText } from './default-texts.ts'
import type { TextPlaceholders } from './text-blocks.ts'

export type VersionRow = Selectable<PageVersions>

/**
 * Counts all changes of texts, as a revision number. It is read before the texts, so that a change meanwhile leaves the
 * number too low rather than too high.
 */
export async function countTextRevisions({ db }: Pick<Context, 'db'>): Promise<number> {
  const counted = db.selectFrom('page_versions').select((of) => of.fn.countAll<string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** Loads the current versions, of one page or of all. */
export async function loadCurrentVersions(
  { db }: Pick<Context, 'db'>,
  language?: TextPageLanguage,
  name?: TextPageName,
): Promise<VersionRow[]> {
  let rows = db.selectFrom('page_versions').selectAll().where('is_current', '=', true)
  if (language) rows = rows.where('language', '=', language)
  if (name) rows = rows.where('name', '=', name)
  return rows.execute()
}

/** The text of a version, or the default text. */
export function toPageText(name: TextPageName, language: TextPageLanguage, row: VersionRow | undefined): PageText {
  const { title, description, body } = row ?? {}
  return title && description && body ? { title, description, body } : findDefaultText(name, language)
}

export const isDefaultText = (row: Pick<VersionRow, 'body'> | undefined) => !row?.body

export function toTextPlaceholders({
  productName,
  operatorName,
  operatorContact,
  eventDays,
}: ServerSettings): TextPlaceholders {
  return { product: productName, operator: operatorName, contact: operatorContact, event_days: String(eventDays) }
}
