import type { Selectable } from 'kysely'
import type { TextLanguage, TextPageName } from '#domain/constants/text-pages.ts'
import type { Context } from '../context.ts'
import type { PageVersions } from '../db/tables.ts'
import type { Settings } from '../settings.ts'
import type { Blanks } from './blocks-of.ts'
import { defaultText, type Text } from './default-texts.ts'

export type VersionRow = Selectable<PageVersions>

/** How often any text was changed. It is read before the texts: one that changes meanwhile is then newer than it says. */
export async function revisionOf({ db }: Pick<Context, 'db'>): Promise<number> {
  const counted = db.selectFrom('page_versions').select((of) => of.fn.countAll<string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** The versions that are shown, of one page or of all. */
export async function currentVersions(
  { db }: Pick<Context, 'db'>,
  language?: TextLanguage,
  name?: TextPageName,
): Promise<VersionRow[]> {
  let rows = db.selectFrom('page_versions').selectAll().where('is_current', '=', true)
  if (language) rows = rows.where('language', '=', language)
  if (name) rows = rows.where('name', '=', name)
  return rows.execute()
}

/** What a version says: its own words, or those that come with the product. */
export function textOf(name: TextPageName, language: TextLanguage, row: VersionRow | undefined): Text {
  const { title, description, body } = row ?? {}
  return title && description && body ? { title, description, body } : defaultText(name, language)
}

export const isDefault = (row: Pick<VersionRow, 'body'> | undefined) => !row?.body

export function blanksOf({ productName, operatorName, operatorContact, eventDays }: Settings): Blanks {
  return { product: productName, operator: operatorName, contact: operatorContact, event_days: String(eventDays) }
}
