import type { FamilyWords } from './family-words.ts'

/** Parses one row per picture: title | description | alternative text | tags | host. */
export function parsePinRows(text: string): FamilyWords {
  const pins = text
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', description = '', alt = '', tags = '', host] = row.split(/ *\| */)
      return { title, description, alt, tags: tags.split(', '), ...(host && { host: `${host}.example` }) }
    })
  return { pins }
}
