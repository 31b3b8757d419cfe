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

test('entity.13 what is taken back is gone, and what was said of others stays', () => {
  giveFeedback('1', said('pin'))
  giveFeedback('2', said('topic'))
  takeBackFeedback('1')
  expect(Object.keys(feedbackGiven.getState())).toEqual(['2'])
})
