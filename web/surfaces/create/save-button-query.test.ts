import { expect, test } from 'vitest'
import { parseSaveButtonQuery } from './save-button-query.ts'

const page = 'https://salt.example/soup'
const media = 'https://salt.example/img/soup.jpg'

test.each([
  [
    { url: page, media, description: ' Soup ' },
    { link: page, media, description: 'Soup', name: 'soup.jpg' },
  ],
  [{ url: page }, { link: page, media: null, description: '', name: 'soup' }],
  [{ media }, { link: '', media, description: '', name: 'soup.jpg' }],
  [
    { url: 'javascript:alert(1)', media },
    { link: '', media, description: '', name: 'soup.jpg' },
  ],
  [{ url: 'nonsense' }, null],
  [{}, null],
])('wire.12 the Save button query %j is parsed to %j', (query, offered) => {
  expect(parseSaveButtonQuery(new URLSearchParams(query as Record<string, string>))).toEqual(offered)
})
