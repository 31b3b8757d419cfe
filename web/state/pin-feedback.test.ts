import { beforeEach, expect, test } from 'vitest'
import { clearPinFeedback, type PinFeedbackState, pinFeedbackStore, setPinFeedback } from './pin-feedback.ts'

const said = (type: PinFeedbackState['type']): PinFeedbackState => ({
  type,
  unfollow: null,
  undo: null,
  Overlay: () => null,
})

beforeEach(() => pinFeedbackStore.setState({}, true))

test('entity.13 what was said of a pin is kept by its id, the last word only', () => {
  setPinFeedback('1', said('pin'))
  setPinFeedback('2', said('topic'))
  setPinFeedback('1', said('reported'))
  expect(Object.entries(pinFeedbackStore.getState()).map(([id, { type }]) => [id, type])).toEqual([
    ['1', 'reported'],
    ['2', 'topic'],
  ])
})

test('entity.13 how to unfollow and how to undo are kept with it, as they were given', async () => {
  const unfollow = { action: 'UserFollowResource', action_options: { user_id: '7' } } as never
  let undone = 0
  const undo = async () => void undone++
  setPinFeedback('1', { ...said('user'), unfollow, undo })
  setPinFeedback('2', said('pin'))
  const { '1': kept, '2': other } = pinFeedbackStore.getState()
  expect([kept?.unfollow, other?.unfollow, other?.undo]).toEqual([unfollow, null, null])
  await kept?.undo?.()
  expect(undone).toBe(1)
})

test('entity.13 what is taken back is gone, and what was said of others stays', () => {
  setPinFeedback('1', said('pin'))
  setPinFeedback('2', said('topic'))
  clearPinFeedback('1')
  expect(Object.keys(pinFeedbackStore.getState())).toEqual(['2'])
})
