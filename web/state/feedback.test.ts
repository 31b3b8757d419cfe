import { beforeEach, expect, test } from 'vitest'
import { type Feedback, feedbackGiven, giveFeedback, takeBackFeedback } from './feedback.ts'

const said = (type: Feedback['type']): Feedback => ({ type, unfollow: null, undo: null, Overlay: () => null })

beforeEach(() => feedbackGiven.setState({}, true))

test('entity.13 what was said of a pin is kept by its id, the last word only', () => {
  giveFeedback('1', said('pin'))
  giveFeedback('2', said('topic'))
  giveFeedback('1', said('reported'))
  expect(Object.entries(feedbackGiven.getState()).map(([id, { type }]) => [id, type])).toEqual([
    ['1', 'reported'],
    ['2', 'topic'],
  ])
})

test('entity.13 how to unfollow and how to undo are kept with it, as they were given', async () => {
  const unfollow = { action: 'UserFollowResource', action_options: { user_id: '7' } } as never
  let undone = 0
  const undo = async () => void undone++
  giveFeedback('1', { ...said('user'), unfollow, undo })
  giveFeedback('2', said('pin'))
  const { '1': kept, '2': other } = feedbackGiven.getState()
  expect([kept?.unfollow, other?.unfollow, other?.undo]).toEqual([unfollow, null, null])
  await kept?.undo?.()
  expect(undone).toBe(1)
})

test('entity.13 what is taken back is gone, and what was said of others stays', () => {
  giveFeedback('1', said('pin'))
  giveFeedback('2', said('topic'))
  takeBackFeedback('1')
  expect(Object.keys(feedbackGiven.getState())).toEqual(['2'])
})
