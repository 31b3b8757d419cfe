import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { FEEDBACK_TYPES, type FeedbackType, feedbackOverlayContent, feedbackTypeForHide } from './feedback-overlay.ts'

test.each<[FeedbackType, string[]]>([
  ['pin', ['undo', 'unfollow', 'tune']],
  ['topic', ['undo', 'tune']],
  ['source', ['undo', 'tune']],
  ['user', ['undo', 'tune']],
  ['board', ['undo', 'tune']],
  ['reported', ['unfollow']],
  ['weight_loss', ['undo']],
])('feedback.11 the overlay of %s has %j', (type, buttons) => {
  const shown = feedbackOverlayContent({ type, hasUndo: true, mayUnfollow: true })
  expect((['undo', 'unfollow', 'tune'] as const).filter((button) => shown[button])).toEqual(buttons)
})

test.each(FEEDBACK_TYPES)('feedback.7 without something to undo there is no undo: %s', (type) => {
  expect(feedbackOverlayContent({ type, hasUndo: false, mayUnfollow: true }).undo).toBe(false)
})

test('feedback.7 a reported pin has no undo, and nobody unfollows whom they do not follow', () => {
  expect(feedbackOverlayContent({ type: 'reported', hasUndo: true, mayUnfollow: true }).undo).toBe(false)
  for (const type of FEEDBACK_TYPES)
    expect(feedbackOverlayContent({ type, hasUndo: true, mayUnfollow: false }).unfollow).toBe(false)
})

test.each<[FeedbackType, string]>([
  ['topic', 'We will show you less Pins from a topic in the future'],
  ['user', "You unfollowed a user and won't see Pins they save anymore"],
  ['board', "You unfollowed the board and won't see Pins saved to it anymore"],
  ['weight_loss', "Got it! You'll start seeing fewer ads about GLP-1 medication within a few hours."],
  ['reported', 'Thanks! Your feedback helps us keep the {{ product }} community safe.'],
])('feedback.4 feedback.9 feedback.10 %s says to the letter: %s', (type, text) => {
  expect(en[feedbackOverlayContent({ type, hasUndo: true, mayUnfollow: true }).subtitle]).toBe(text)
})

test('feedback.3 a reported pin says so', () => {
  expect(en[feedbackOverlayContent({ type: 'reported', hasUndo: false, mayUnfollow: false }).title]).toBe('Reported')
  expect(en['feedback.tune']).toBe('Tune your feed')
})

test.each<[FeedbackType, boolean, FeedbackType]>([
  ['pin', true, 'weight_loss'],
  ['topic', true, 'weight_loss'],
  ['reported', true, 'reported'],
  ['pin', false, 'pin'],
])('feedback.10 hidden as %s, weight-loss ad %s: %s', (wished, isWeightLossAd, type) => {
  expect(feedbackTypeForHide({ wished, isWeightLossAd })).toBe(type)
})
