import { readFileSync } from 'node:fs'
import { TEXT_LANGUAGES, TEXT_PAGES, type TextLanguage, type TextPageName } from '#domain/constants/text-pages.ts'

export type Text = { title: string; description: string; body: string }

const FOLDER = new URL('./defaults/', import.meta.url)
/** Its title, a sentence about it, and the text. */
const SHAPE = /^# (.+)\n+> (.+)\n+([\s\S]+)$/

function readText(name: TextPageName, language: TextLanguage): Text {
  const file = new URL(`${language}/${name}.md`, FOLDER)
  const [, title, description, body] = SHAPE.exec(readFileSync(file, 'utf8')) ?? []
  if (!title || !description || !body)
    throw new Error(`${file.pathname} must begin with "# title" and "> description".`)
  return { title, description, body: body.trim() }
}

const texts = new Map(
  TEXT_LANGUAGES.flatMap((language) => TEXT_PAGES.map((name) => [`${language} ${name}`, readText(name, language)])),
)

/** The text that comes with the product. */
export function defaultText(name: TextPageName, language: TextLanguage): Text {
  const found = texts.get(`${language} ${name}`)
  if (!found) throw new Error(`There is no text ${name} in ${language}.`)
  return found
}
