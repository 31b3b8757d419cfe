import { expect, test } from 'vitest'
import type { DraftPage } from '../../entities/draft.ts'
import { mergeStoryPages } from './story-json.ts'

const page = (key: string, text: string): DraftPage => ({ key, text, picture: null, video: null, products: [] })

test.each<[string, DraftPage[], DraftPage[], DraftPage[], string[]]>([
  ['the same pages stay one', [page('a', 'One')], [page('a', 'One ')], [], ['One']],
  [
    'a page that was added elsewhere is added',
    [page('a', 'One')],
    [page('a', 'One'), page('b', 'Two')],
    [],
    ['One', 'Two'],
  ],
  ['a page that both changed stands there twice', [page('a', 'Mine')], [page('a', 'Theirs')], [], ['Mine', 'Theirs']],
  ['a page that I deleted stays deleted', [], [page('x', 'One'), page('b', 'Two')], [page('a', 'One')], ['Two']],
])('create.15 a story changed in two places: %s', (_, mine, theirs, seen, texts) => {
  const merged = mergeStoryPages(mine, theirs, seen)
  expect(merged.map(({ text }) => text.trim())).toEqual(texts)
  expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length)
})
