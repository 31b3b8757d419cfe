import { expect, test } from 'vitest'
import { findDelight, parseDelight } from './delight.ts'

const of = (...search_query_list: string[]) => ({
  search_query_list,
  text_colors: ['#112233'],
  text_background_color: '#ffffff',
})
const dress = of('dress')
const redDress = of('Red Dress', 'red gown')
const art = of('art')

test.each([
  ['art', art, 'art'],
  ['Modern ART now', art, 'ART'],
  ['party', null, ''],
  ['artful', null, ''],
  ['a red dress for summer', redDress, 'red dress'],
  ['RED   dress', redDress, 'RED   dress'],
  ['dress, red', dress, 'dress'],
  ['réd gown', redDress, 'réd gown'],
  ['', null, ''],
])('search.3, search.5 %j is met by whole words in any case, the longest wins', (query, delight, part) => {
  const found = findDelight(query, [dress, redDress, art])
  expect(found ? { ...found, from: undefined, to: undefined } : null).toEqual(
    delight && { ...delight, from: undefined, to: undefined },
  )
  expect(found ? query.slice(found.from, found.to) : '').toBe(part)
})

test.each([
  [{ component_type: 3, ...dress }, dress],
  [{ component_type: 2, ...dress }, null],
  [{ component_type: 3, ...dress, text_colors: [] }, null],
  [{ component_type: 3, ...dress, text_colors: ['url(x)'] }, null],
  [{ component_type: 3, ...dress, text_background_color: 'red;' }, null],
  [null, null],
])('search.5 a delight has words, text colors and a background: %j', (display_data, delight) => {
  expect(parseDelight(display_data)).toEqual(delight)
})
