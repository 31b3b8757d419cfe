import type { FamilyWords } from './family-words.ts'

/** One row for each picture: title | description | what is seen | tags | host. */
export function pinRows(text: string): FamilyWords {
  const pins = text
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', description = '', alt = '', tags = '', host] = row.split(/ *\| */)
      return { title, description, alt, tags: tags.split(', '), ...(host && { host: `${host}.example` }) }
    })
  return { pins }
}
