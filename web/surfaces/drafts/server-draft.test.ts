import { expect, test } from 'vitest'
import type { Draft as ServerDraft } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { type LocalDraft, makeDraft } from './local-draft.ts'
import { mergeDrafts, toServerDraftOptions } from './server-draft.ts'

const picture = { signature: 'a'.repeat(32), ext: 'png', width: 30, height: 40, color: '#fff' }
const kept = (key: string, more: Partial<ServerDraft> = {}): ServerDraft => ({
  type: 'draft',
  id: '1' as Id,
  key,
  state: 'draft',
  scheduled_at: null,
  added_at: 5,
  changed_at: 7,
  editor: '',
  name: 'a.png',
  title: 'From the server',
  description: '',
  link: '',
  alt_text: '',
  is_comments_allowed: true,
  board: null,
  section: null,
  picture,
  image_url: null,
  whole: null,
  crop: null,
  topics: [],
  slots: [],
  video: null,
  story: null,
  ...more,
})
const here = (key: string, more: Partial<LocalDraft> = {}): LocalDraft =>
  makeDraft(key, 1, { name: 'a.png', title: 'From here', upload: { at: 'waiting' }, ...more })

test.each<[string, LocalDraft[], ServerDraft[], string[]]>([
  ['one of another device is added', [], [kept('a')], ['From the server']],
  ['one that was never sent stays', [here('a')], [], ['From here']],
  ['one that was kept and is gone goes', [here('a', { isKept: true })], [], []],
  ['also when it was changed here', [here('a', { isKept: true, isUnsent: true })], [], []],
  ['one that is scheduled is no draft', [here('a', { isKept: true })], [kept('a', { state: 'scheduled' })], []],
  ['what was changed elsewhere is taken', [here('a', { isKept: true })], [kept('a')], ['From the server']],
  ['what was changed here is not lost', [here('a', { isUnsent: true })], [kept('a')], ['From here']],
  [
    'one that is being published is left alone',
    [here('a', { isKept: true, publishing: 'running' })],
    [],
    ['From here'],
  ],
  [
    'in the order in which they were made',
    [here('b')],
    [kept('a'), kept('c', { added_at: 0 })],
    ['From the server', 'From here', 'From the server'],
  ],
])('create.5 drafts are merged by key: %s', (_, mine, server, titles) => {
  expect(mergeDrafts(mine, server).map(({ title }) => title)).toEqual(titles)
})

test('create.5 a draft survives the round trip to the server, and is not sent before its picture is uploaded', () => {
  expect(toServerDraftOptions(here('a'))).toBeUndefined()
  const draft = here('a', {
    upload: { at: 'sent', signature: picture.signature, ext: 'png', color: '#fff' },
    width: 30,
    height: 40,
  })
  const form = toServerDraftOptions(draft)
  const [again] = mergeDrafts([], [{ ...kept('a'), ...form, added_at: 1 } as ServerDraft])
  expect(again).toEqual({ ...draft, isKept: true, seenAt: 7 })
})
