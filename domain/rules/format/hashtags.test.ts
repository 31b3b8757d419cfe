import { expect, test } from 'vitest'
import { extractHashtags, splitHashtags } from './hashtags.ts'

test.each([
  ['Second firing #glazetest', ['glazetest']],
  ['#осень и #हिन्दी, #秋', ['осень', 'हिन्दी', '秋']],
  ['no#tag, C# and # alone', []],
  ['#one #one', ['one']],
])('search.19 %j has the tags %j', (text, tags) => {
  expect(extractHashtags(text)).toEqual(tags)
  const parts = splitHashtags(text)
  expect(parts.join('')).toBe(text)
  expect([...new Set(parts.filter((_, at) => at % 2))]).toEqual(tags.map((tag) => `#${tag}`))
})
