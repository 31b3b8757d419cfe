import type { TextPageLanguage, TextPageName } from '#domain/constants/text-pages.ts'
import { TEXT_PAGE_LANGUAGES, TEXT_PAGE_NAMES } from '#domain/constants/text-pages.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ListedTextPage, StaffTextPage, TextPageVersion } from '#domain/resources/text-pages.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { findHelpTopic } from '#domain/rules/text-page/text-page-rules.ts'
import type { SignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { loadPeople } from '../records/load-people.ts'
import { isDefaultText, loadCurrentVersions, toPageText, toTextPlaceholders, type VersionRow } from './current-texts.ts'
import type { PageText } from './default-texts.ts'
import { parseTextBlocksInWorker } from './parse-text-blocks.ts'
import { fillPlaceholders } from './text-blocks.ts'

type Which = { name: TextPageName; language: TextPageLanguage }
type TextVersion = Pick<VersionRow, 'version' | 'saved_by' | 'saved_at' | 'body'>

/** Lists all pages with their latest version, by language. */
export async function listTexts(ctx: SignedIn): Promise<ListedTextPage[]> {
  const rows = await loadCurrentVersions(ctx)
  const shown = await shownVersions(ctx, rows)
  const at = (name: TextPageName, language: TextPageLanguage) =>
    rows.findIndex((row) => row.name === name && row.language === language)
  return TEXT_PAGE_NAMES.map((name) => ({
    type: 'staff_page',
    name,
    topic: findHelpTopic(name),
    title: fillPlaceholders(toPageText(name, 'en', rows[at(name, 'en')]).title, toTextPlaceholders(ctx.house.settings)),
    edited: Object.fromEntries(
      TEXT_PAGE_LANGUAGES.map((language) => {
        const version = shown[at(name, language)]
        return [language, version && !version.is_default ? version : null]
      }),
    ),
  }))
}

/** Shows a text for editing: the newest version, or an earlier one. */
export async function showText(ctx: SignedIn, { name, language }: Which, wanted?: number): Promise<StaffTextPage> {
  const rows = await ctx.db
    .selectFrom('page_versions')
    .selectAll()
    .where('name', '=', name)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .execute()
  const row = wanted ? rows.find(({ version }) => version === wanted) : rows[0]
  if (wanted && !row) throw new Refusal('not_found', 'pages.noVersion')
  return {
    name,
    language,
    ...toPageText(name, language, row),
    version: rows[0]?.version ?? 0,
    is_default: isDefaultText(row),
    versions: await shownVersions(ctx, rows),
  }
}

/** Saves a new version; without a text, the page returns to its default text. */
export async function saveText(ctx: SignedIn, which: Which, basedOn: number, text?: PageText): Promise<StaffTextPage> {
  if (text) await requireAllowedBlocks(ctx, text.body)
  const { name, language } = which
  const before = await ctx.db
    .updateTable('page_versions')
    .set({ is_current: false })
    .where('name', '=', name)
    .where('language', '=', language)
    .where('version', '=', basedOn)
    .where('is_current', '=', true)
    .executeTakeFirst()
  const isNewest = basedOn === 0 || before.numUpdatedRows === 1n
  const kept =
    isNewest &&
    (await ctx.db
      .insertInto('page_versions')
      .values({
        name,
        language,
        version: basedOn + 1,
        is_current: true,
        ...text,
        saved_by: ctx.viewer.id,
        saved_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst())
  if (!kept) throw await whoWasFirst(ctx, which)
  await recordStaffAct(ctx, {
    act: text ? 'page.saved' : 'page.default',
    kind: 'page',
    target: `${name} (${language})`,
  })
  return showText(ctx, which)
}

/** Refuses because someone else saved a version meanwhile, and names them so that the two can talk. */
async function whoWasFirst(ctx: SignedIn, which: Which): Promise<Refusal> {
  const [newest] = (await showText(ctx, which)).versions
  return newest?.by
    ? new Refusal('conflict', 'pages.conflict', { name: newest.by, version: newest.version })
    : new Refusal('conflict', 'pages.conflictOfNobody')
}

/** The blocks of a text; refused at its field if it links where it may not or takes too long to parse. */
export async function requireAllowedBlocks(ctx: SignedIn, body: string) {
  const { blocks, wrongLinks } = await parseTextBlocksInWorker(body, toTextPlaceholders(ctx.house.settings))
  const [link] = wrongLinks
  if (link !== undefined)
    throw new Refusal('bad_input', 'pages.wrongLink', { link: link.slice(0, 100) }, { field: 'body' })
  return blocks
}

async function shownVersions(ctx: SignedIn, rows: TextVersion[]): Promise<TextPageVersion[]> {
  const people = await loadPeople(
    ctx,
    rows.map(({ saved_by }) => saved_by as Id | null),
  )
  return rows.map(({ version, saved_by, saved_at, body }) => ({
    version,
    by: (saved_by && people.get(saved_by as Id)?.username) ?? null,
    at: formatRfc2822(saved_at),
    is_default: isDefaultText({ body }),
  }))
}
