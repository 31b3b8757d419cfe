import { readFileSync } from 'node:fs'
import {
  TEXT_PAGE_LANGUAGES,
  TEXT_PAGE_NAMES,
  type TextPageLanguage,
  type TextPageName,
} from '#domain/constants/text-pages.ts'

export type PageText = { title: string; description: string; body: string }

const FOLDER = new URL('./defaults/', import.meta.url)
/** The title, a one-sentence description, and the body. */
const SHAPE = /^# (.+)\n+> (.+)\n+([\s\S]+)$/

function readText(name: TextPageName, language: TextPageLanguage): PageText {
  const file = new URL(`${language}/${name}.md`, FOLDER)
  const [, title, description, body] = SHAPE.exec(readFileSync(file, 'utf8')) ?? []
  if (!title || !description || !body)
    throw new Error(`${file.pathname} must begin with "# title" and "> description".`)
  return { title, description, body: body.trim() }
}

const texts = new Map(
  TEXT_PAGE_LANGUAGES.flatMap((language) =>
    TEXT_PAGE_NAMES.map((name) => [`${language} ${name}`, readText(name, language)]),
  ),
)

/** Returns the default text that comes with the product. */
export function findDefaultText(name: TextPageName, language: TextPageLanguage): PageText {
  const found = texts.get(`${language} ${name}`)
  if (!found) throw new Error(`There is no text ${name} in ${language}.`)
  return found
}
