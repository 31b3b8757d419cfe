import { expect, test } from 'vitest'
import { parsePageInWorker } from './read-tags.ts'

const page = (html: string) => ({ bytes: Buffer.from(html), contentType: 'text/html', url: 'https://shop.de/' })

test('a page that takes too long says nothing; its thread is ended, and the next page is read in a new one', async () => {
  const [slow, next] = await Promise.all([
    parsePageInWorker(page('<b>'.repeat(300_000)), 0),
    parsePageInWorker(page('<title>Next</title>')),
  ])
  expect(slow).toMatchObject({ title: '', described: '', base: '', metas: [], images: [], rich: { kind: null } })
  expect(next.title).toBe('Next')
})

test('many pages at once are each read', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => parsePageInWorker(page(`<title>${at}</title>`))))
  expect(all.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)))
})
