import { expect, test } from 'vitest'
import { addWaitingWrite, isWaitingTooLong, WAITING_WRITES_MAX, type WaitingWrite } from './waiting-writes.ts'

const make = (kind: WaitingWrite['kind'], pin_id: string, verb: WaitingWrite['verb'] = 'create'): WaitingWrite => ({
  kind,
  verb,
  pin_id,
  options: { pin_id },
  key: `${kind}-${pin_id}-${verb}`,
  madeAt: 0,
  shown: {},
})
const keysOf = (list: readonly WaitingWrite[] | undefined) => list?.map(({ key }) => key)

test.each([
  ['after the others', [make('save', '1')], make('favorite', '1'), ['save-1-create', 'favorite-1-create']],
  ['a favorite and its removal cancel out', [make('favorite', '1')], make('favorite', '1', 'delete'), []],
  [
    'of other pins nothing changes',
    [make('favorite', '2')],
    make('favorite', '1', 'delete'),
    ['favorite-2-create', 'favorite-1-delete'],
  ],
])('app.5 what waits is kept in order: %s', (_, list, added, keys) =>
  expect(keysOf(addWaitingWrite(list, added))).toEqual(keys),
)

test('app.5 a later save of a pin replaces the earlier one', () => {
  const [first, second] = [make('save', '1'), { ...make('save', '1'), key: 'later' }]
  expect(keysOf(addWaitingWrite([first, make('save', '2')], second))).toEqual(['save-2-create', 'later'])
})

test('app.5 at most 200 wait, for 7 days', () => {
  const list = Array.from({ length: 199 }, (_, at) => make('save', `${at}`))
  const full = addWaitingWrite(list, make('save', 'last'))
  expect([full?.length, WAITING_WRITES_MAX]).toEqual([200, 200])
  expect(addWaitingWrite(full ?? [], make('save', 'one more'))).toBeUndefined()
  const week = 7 * 24 * 3_600_000
  expect([isWaitingTooLong(make('save', '1'), week), isWaitingTooLong(make('save', '1'), week + 1)]).toEqual([
    false,
    true,
  ])
})
