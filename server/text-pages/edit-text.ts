import type { TextLanguage, TextPageName } from '#domain/constants/text-pages.ts'
import { TEXT_LANGUAGES, TEXT_PAGES } from '#domain/constants/text-pages.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ListedTextPage, StaffTextPage, TextPageVersion } from '#domain/resources/text-pages.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { helpTopicOf } from '#domain/rules/text-page/text-page-rules.ts'
import type { SignedIn } from '../context.ts'
import { noteAct } from '../facts/note-act.ts'
import { loadPeople } from '../records/load-people.ts'
import { blocksOf, fill } from './blocks-of.ts'
import { blanksOf, currentVersions, isDefault, textOf, type VersionRow } from './current-texts.ts'
import type { Text } from './default-texts.ts'

type Which = { name: TextPageName; language: TextLanguage }
type Shown = Pick<VersionRow, 'version' | 'saved_by' | 'saved_at' | 'body'>

/** Every page with what was done to it, by language. */
export async function listTexts(ctx: SignedIn): Promise<ListedTextPage[]> {
  const rows = await currentVersions(ctx)
  const shown = await shownVersions(ctx, rows)
  const at = (name: TextPageName, language: TextLanguage) =>
    rows.findIndex((row) => row.name === name && row.language === language)
  return TEXT_PAGES.map((name) => ({
    type: 'staff_page',
    name,
    topic: helpTopicOf(name),
    title: fill(textOf(name, 'en', rows[at(name, 'en')]).title, blanksOf(ctx.house.settings)),
    edited: Object.fromEntries(
      TEXT_LANGUAGES.map((language) => {
        const version = shown[at(name, language)]
        return [language, version && !version.is_default ? version : null]
      }),
    ),
  }))
}

/** One text as staff edit it: the newest version, or an earlier one. */
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
    ...textOf(name, language, row),
    version: rows[0]?.version ?? 0,
    is_default: isDefault(row),
    versions: await shownVersions(ctx, rows),
  }
}

/** Keeps a new version; without a text the page goes back to the one that comes with the product. */
export async function saveText(ctx: SignedIn, which: Which, basedOn: number, text?: Text): Promise<StaffTextPage> {
  if (text) mustHaveGoodLinks(ctx, text.body)
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
  await noteAct(ctx, { act: text ? 'page.saved' : 'page.default', kind: 'page', target: `${name} (${language})` })
  return showText(ctx, which)
}

/** Someone else saved a version meanwhile: who, so that the two can talk. */
async function whoWasFirst(ctx: SignedIn, which: Which): Promise<Refusal> {
  const [newest] = (await showText(ctx, which)).versions
  return newest?.by
    ? new Refusal('conflict', 'pages.conflict', { name: newest.by, version: newest.version })
    : new Refusal('conflict', 'pages.conflictOfNobody')
}

export function mustHaveGoodLinks(ctx: SignedIn, body: string) {
  const { blocks, wrongLinks } = blocksOf(body, blanksOf(ctx.house.settings))
  const [link] = wrongLinks
  if (link !== undefined)
    throw new Refusal('bad_input', 'pages.wrongLink', { link: link.slice(0, 100) }, { field: 'body' })
  return blocks
}

async function shownVersions(ctx: SignedIn, rows: Shown[]): Promise<TextPageVersion[]> {
  const people = await loadPeople(
    ctx,
    rows.map(({ saved_by }) => saved_by as Id | null),
  )
  return rows.map(({ version, saved_by, saved_at, body }) => ({
    version,
    by: (saved_by && people.get(saved_by as Id)?.username) ?? null,
    at: rfc2822(saved_at),
    is_default: isDefault({ body }),
  }))
}
