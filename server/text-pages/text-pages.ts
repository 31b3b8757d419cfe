import { TEXT_PAGE_NAMES } from '#domain/constants/text-pages.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  HelpResource,
  StaffTextPageResource,
  StaffTextPagesResource,
  StaffTextPreviewResource,
  TextPageResource,
} from '#domain/resources/text-pages.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { findHelpTopic, textPageLanguageFor } from '#domain/rules/text-page/text-page-rules.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import {
  countTextRevisions,
  isDefaultText,
  loadCurrentVersions,
  toPageText,
  toTextPlaceholders,
} from './current-texts.ts'
import { listTexts, requireAllowedBlocks, saveText, showText } from './edit-text.ts'
import { listHelp } from './help.ts'
import { fillPlaceholders, toTextBlocks } from './text-blocks.ts'

export const textPageAnswers = [
  ...defineAnswers(TextPageResource, {
    async get(ctx, { name: asked }) {
      const name = TEXT_PAGE_NAMES.find((one) => one === asked)
      if (!name) throw new Refusal('not_found', 'pages.none')
      const language = textPageLanguageFor(ctx.locale)
      const revision = await countTextRevisions(ctx)
      const [row] = await loadCurrentVersions(ctx, language, name)
      const { title, description, body } = toPageText(name, language, row)
      const blanks = toTextPlaceholders(ctx.house.settings)
      return {
        type: 'text_page',
        name,
        language,
        topic: findHelpTopic(name),
        title: fillPlaceholders(title, blanks),
        description: fillPlaceholders(description, blanks),
        blocks: toTextBlocks(body, blanks).blocks,
        changed_at: row && !isDefaultText(row) ? formatRfc2822(row.saved_at) : null,
        revision,
      }
    },
  }),
  ...defineAnswers(HelpResource, {
    async get(ctx, { query = '' }) {
      const revision = await countTextRevisions(ctx)
      return { type: 'help', articles: await listHelp(ctx, query), revision }
    },
  }),
  ...defineAnswers(StaffTextPagesResource, {
    get: async (ctx) => ({ items: await listTexts(requireSignedIn(ctx)), next: null }),
  }),
  ...defineAnswers(StaffTextPageResource, {
    get: (ctx, { version, ...which }) => showText(requireSignedIn(ctx), which, version),
    update: (ctx, { name, language, based_on, ...text }) =>
      saveText(requireSignedIn(ctx), { name, language }, based_on, text),
    delete: (ctx, { based_on, ...which }) => saveText(requireSignedIn(ctx), which, based_on),
  }),
  ...defineAnswers(StaffTextPreviewResource, {
    create: async (ctx, { body }) => ({ blocks: await requireAllowedBlocks(requireSignedIn(ctx), body) }),
  }),
]
