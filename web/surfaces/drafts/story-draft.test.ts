import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { toStoryJson } from '#domain/rules/story/story-json.ts'
import { type DraftStoryPage, makeDraft } from './local-draft.ts'
import { makeStoryPage, toDraftStory } from './story-draft.ts'
import { findStoryProblems } from './story-problems.ts'

const picture = { signature: 'a'.repeat(32), ext: 'png', width: 30, height: 40, color: '#fff' }
const cup = { id: '5' as Id, name: 'A cup', is_affiliate: true }
const story = (pages: DraftStoryPage[], title = 'A day') => ({ key: 'key', title, story: { pages, tune: 'river' } })
const say = ((key: string) => key) as never

test.each<[string, DraftStoryPage[], string, object]>([
  ['a picture alone', [makeStoryPage({ picture })], 'A day', {}],
  ['words alone', [makeStoryPage({ text: 'Hello' })], 'A day', {}],
  ['no title', [makeStoryPage({ text: 'Hello' })], '  ', { title: 'story.titleMissing' }],
  ['no pages', [], 'A day', { story: 'story.noPages' }],
  ['an empty page', [makeStoryPage({ picture }), makeStoryPage({ text: '  ' })], 'A day', { story: 'story.emptyPage' }],
  ['251 characters', [makeStoryPage({ text: 'x'.repeat(251) })], 'A day', { story: 'story.textTooLong' }],
])('create.15 problems of a story of %s', (_, pages, title, problems) => {
  expect(findStoryProblems(story(pages, title), say)).toEqual(problems)
})

test('create.16 a story is sent as JSON text: media, texts, products and its tune', () => {
  const pages = [
    makeStoryPage({ picture, video: { id: '9' as Id }, text: ' Hello ' }),
    makeStoryPage({ picture, products: [cup] }),
  ]
  expect(JSON.parse(toStoryJson(story(pages)))).toEqual({
    metadata: { pin_title: 'A day' },
    pages: [
      {
        blocks: [
          { type: 'story_pin_video_block', video_id: '9', image_signature: picture.signature },
          { type: 'story_pin_paragraph_block', text: 'Hello' },
          { type: 'story_pin_music_block', audio: { audio_url: '/sounds/river.wav' } },
        ],
      },
      {
        blocks: [
          { type: 'story_pin_image_block', image_signature: picture.signature },
          { type: 'story_pin_product_sticker_block', pin_id: '5', is_affiliate: true },
        ],
      },
    ],
  })
})

test('create.15 a published story is converted back to the form', () => {
  const originals = { url: 'https://x/originals/a.png', width: 30, height: 40 }
  const block = (type: string, more: object = {}) => ({ type, block_type: 1, ...more })
  const data = {
    pages: [
      {
        id: '1',
        image_signature: picture.signature,
        blocks: [
          block('story_pin_video_block', { video_id: '9', image: { images: { originals } } }),
          block('story_pin_paragraph_block', { text: 'Hello' }),
          block('story_pin_product_sticker_block', { pin_id: '5', is_affiliate: true }),
          block('story_pin_music_block', { audio: { audio_url: 'https://x/sounds/evening.wav' } }),
        ],
      },
    ],
  }
  expect(toDraftStory(data as never, '#fff', () => 'A cup')).toEqual({
    tune: 'evening',
    pages: [{ key: expect.any(String), picture, video: { id: '9' }, text: 'Hello', products: [cup] }],
  })
})

test('a story keeps its destination and its topics', async () => {
  const { toCreateStoryOptions } = await import('./story-draft.ts')
  const draft = makeDraft('key', 1, { name: '', upload: { at: 'none' }, ...story([makeStoryPage({ text: 'Hello' })]) })
  expect(
    toCreateStoryOptions({ ...draft, topics: [{ id: '3' as Id, name: 'Lakes' }], link: 'example.com' }),
  ).toMatchObject({
    guid: 'key',
    interest_ids: ['3'],
    link: 'https://example.com/',
  })
})
