import * as z from 'zod'
import {
  HELP_TOPICS,
  type HelpTopic,
  PAGE_BODY_MAX,
  PAGE_DESCRIPTION_MAX,
  PAGE_TITLE_MAX,
  TEXT_PAGE_LANGUAGES,
  TEXT_PAGE_NAMES,
  type TextPageName,
} from '../constants/text-pages.ts'
import { Block } from '../entities/text-page.ts'
import { boundedText, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const staff = { policy: 'staff' } as const
const Name = z.enum(TEXT_PAGE_NAMES as [TextPageName, ...TextPageName[]])
const Language = z.enum(TEXT_PAGE_LANGUAGES)
const Topic = z.enum(Object.keys(HELP_TOPICS) as [HelpTopic, ...HelpTopic[]])

/** One of our own pages, in the reader's language. */
export const TextPage = z.object({
  type: z.literal('text_page'),
  name: Name,
  language: Language,
  topic: Topic.nullable(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(Block),
  /** When staff last changed it; null for the text that comes with the product. */
  changed_at: z.string().nullable(),
  /** Number of changes to any of these texts: pages cached for visitors expire when it grows. */
  revision: z.int(),
})
export type TextPage = z.infer<typeof TextPage>

export const TextPageResource = resource('TextPage', {
  // Any string, so that an unknown page name gives "not found" instead of "bad input".
  get: question({ options: z.object({ name: z.string().max(100) }), data: TextPage, access: { policy: 'open' } }),
})

const HelpArticle = z.object({ name: Name, topic: Topic, title: z.string(), description: z.string() })
export type HelpArticle = z.infer<typeof HelpArticle>

/** All help articles by topic, or those that match a query, the best first. */
export const HelpResource = resource('Help', {
  get: question({
    options: z.object({ query: optional(z.string().max(200)) }),
    data: z.object({ type: z.literal('help'), articles: z.array(HelpArticle), revision: z.int() }),
    access: { policy: 'open' },
  }),
})

const Version = z.object({
  version: z.int(),
  /** Null when the account was deleted. */
  by: z.string().nullable(),
  at: z.string(),
  /** Staff reverted to the text that comes with the product. */
  is_default: z.boolean(),
})
export type TextPageVersion = z.infer<typeof Version>

const Listed = z.object({
  type: z.literal('staff_page'),
  name: Name,
  topic: Topic.nullable(),
  title: z.string(),
  /** The shown version by language; null for the text that comes with the product. */
  edited: z.partialRecord(Language, Version.nullable()),
})
export type ListedTextPage = z.infer<typeof Listed>

const written = { title: z.string(), description: z.string(), body: z.string() }

/** A page as staff edit it, in one language. */
export const StaffTextPage = z.object({
  name: Name,
  language: Language,
  ...written,
  /** The newest version; 0 before anyone edited it. */
  version: z.int(),
  is_default: z.boolean(),
  versions: z.array(Version),
})
export type StaffTextPage = z.infer<typeof StaffTextPage>

const which = { name: Name, language: Language }
const Body = boundedText(PAGE_BODY_MAX, 'pages.bodyTooLong').pipe(z.string().min(1, 'pages.bodyMissing'))
/** The version that was edited: if another one was saved meanwhile, this one is refused. */
const based_on = z.int().min(0)

export const StaffTextPagesResource = resource('StaffTextPages', {
  get: question({ options: z.object({ ...pagedOptions }), data: Listed, list: true, access: staff }),
})
export const StaffTextPageResource = resource('StaffTextPage', {
  get: question({
    options: z.object({ ...which, version: optional(z.int().min(1)) }),
    data: StaffTextPage,
    access: staff,
    example: { name: 'about', language: 'en' },
  }),
  update: question({
    options: z.object({
      ...which,
      based_on,
      title: boundedText(PAGE_TITLE_MAX, 'pages.titleTooLong').pipe(z.string().min(1, 'pages.titleMissing')),
      description: boundedText(PAGE_DESCRIPTION_MAX, 'pages.descriptionTooLong').pipe(
        z.string().min(1, 'pages.descriptionMissing'),
      ),
      body: Body,
    }),
    data: StaffTextPage,
    access: staff,
  }),
  /** Reverts to the text that comes with the product. */
  delete: question({ options: z.object({ ...which, based_on }), data: StaffTextPage, access: staff }),
})
/** Preview of a text. Nothing is stored. */
export const StaffTextPreviewResource = resource('StaffTextPreview', {
  create: question({
    options: z.object({ body: Body }),
    data: z.object({ blocks: z.array(Block) }),
    access: staff,
    example: { body: 'Hello' },
  }),
})
