import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  type MergeableAggregate,
  mayMergeInto,
  mergePinTexts,
  mergesWholeAggregate,
  type PinTexts,
  pickKeptAggregate,
} from './merge-pins.ts'

const [ME, OTHER] = ['1', '2'] as [Id, Id]
const thing = (id: string, more: Partial<MergeableAggregate> = {}): MergeableAggregate => ({
  id: id as Id,
  origin_pinner_id: ME,
  width: 600,
  height: 900,
  saves: 0,
  comment_count: 0,
  ...more,
})
const theirs = { origin_pinner_id: OTHER }

test.each<[string, MergeableAggregate[], string]>([
  ['the older of two alike', [thing('20'), thing('10')], '10'],
  ['the more loved', [thing('10'), thing('20', { saves: 1 })], '20'],
  ['the one talked about', [thing('10', { saves: 1 }), thing('20', { comment_count: 2 })], '20'],
  ['the larger picture', [thing('10', { saves: 9 }), thing('20', { width: 1200, height: 1800 })], '20'],
  ['one’s own before others’', [thing('10', { ...theirs, width: 1200, saves: 99 }), thing('20')], '20'],
  ['the larger, when all are others’', [thing('10', theirs), thing('20', { ...theirs, width: 900 })], '20'],
])('kept is %s', (_, things, kept) => expect(pickKeptAggregate(things, ME)?.id).toBe(kept))

test('nobody can make their own thing part of someone else’s, nor someone else’s whole thing part of theirs', () => {
  const [own, foreign] = [thing('10'), thing('20', theirs)]
  expect([mayMergeInto([own, foreign], foreign, ME), mayMergeInto([own, foreign], own, ME)]).toEqual([false, true])
  expect([mergesWholeAggregate(foreign, own, ME), mergesWholeAggregate(own, thing('30'), ME)]).toEqual([false, true])
})

const texts = (more: Partial<PinTexts>): PinTexts => ({
  title: '',
  description: '',
  link: null,
  alt_text: '',
  note: null,
  ...more,
})

test.each([
  [
    'gaps are filled',
    { title: 'A' },
    { title: 'B', link: 'https://b.example/' },
    { title: 'A', link: 'https://b.example/' },
  ],
  ['notes are joined', { note: 'one' }, { note: 'two' }, { note: 'one\ntwo' }],
  ['the same note stands once', { note: 'one' }, { note: 'one' }, { note: 'one' }],
  ['a note without another', {}, { note: 'two' }, { note: 'two' }],
])('%s', (_, kept, gone, merged) => expect(mergePinTexts(texts(kept), texts(gone))).toEqual(texts(merged)))
