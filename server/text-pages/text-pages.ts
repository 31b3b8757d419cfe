import { TEXT_PAGES } from '#domain/constants/text-pages.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  HelpResource,
  StaffTextPageResource,
  StaffTextPagesResource,
  StaffTextPreviewResource,
  TextPageResource,
} from '#domain/resources/text-pages.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { helpTopicOf, textLanguage } from '#domain/rules/text-page/text-page-rules.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { blocksOf, fill } from './blocks-of.ts'
import { blanksOf, currentVersions, isDefault, revisionOf, textOf } from './current-texts.ts'
import { listTexts, mustHaveGoodLinks, saveText, showText } from './edit-text.ts'
import { listHelp } from './help.ts'

export const textPageAnswers = [
  ...answer(TextPageResource, {
    async get(ctx, { name: asked }) {
      const name = TEXT_PAGES.find((one) => one === asked)
      if (!name) throw new Refusal('not_found', 'pages.none')
      const language = textLanguage(ctx.locale)
      const revision = await revisionOf(ctx)
      const [row] = await currentVersions(ctx, language, name)
      const { title, description, body } = textOf(name, language, row)
      const blanks = blanksOf(ctx.house.settings)
      return {
        type: 'text_page',
        name,
        language,
        topic: helpTopicOf(name),
        title: fill(title, blanks),
        description: fill(description, blanks),
        blocks: blocksOf(body, blanks).blocks,
        changed_at: row && !isDefault(row) ? rfc2822(row.saved_at) : null,
        revision,
      }
    },
  }),
  ...answer(HelpResource, {
    async get(ctx, { query = '' }) {
      const revision = await revisionOf(ctx)
      return { type: 'help', articles: await listHelp(ctx, query), revision }
    },
  }),
  ...answer(StaffTextPagesResource, {
    get: async (ctx) => ({ items: await listTexts(signedIn(ctx)), next: null }),
  }),
  ...answer(StaffTextPageResource, {
    get: (ctx, { version, ...which }) => showText(signedIn(ctx), which, version),
    update: (ctx, { name, language, based_on, ...text }) => saveText(signedIn(ctx), { name, language }, based_on, text),
    delete: (ctx, { based_on, ...which }) => saveText(signedIn(ctx), which, based_on),
  }),
  ...answer(StaffTextPreviewResource, {
    create: async (ctx, { body }) => ({ blocks: mustHaveGoodLinks(signedIn(ctx), body) }),
  }),
]
