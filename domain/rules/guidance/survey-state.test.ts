import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  holdsNavigation,
  nextSurveyState,
  parseSurveyMessage,
  type SurveyEvent,
  type SurveyState,
  surveyTimer,
  surveyUrl,
  waitsOnPath,
} from './survey-state.ts'

const run = (events: SurveyEvent[], action_trigger?: number): SurveyState =>
  events.reduce<SurveyState>((state, event) => nextSurveyState(state, event, { action_trigger }), 'waiting')

test.each<[string, SurveyEvent[], SurveyState]>([
  ['waits for a page that is free', [], 'waiting'],
  ['loads', ['free'], 'loading'],
  ['is dropped when no load message comes', ['free', 'loadTimeout'], 'dropped'],
  ['stays dropped when the message comes later', ['free', 'loadTimeout', 'load', 'delayOver', 'free'], 'dropped'],
  ['waits for its delay', ['free', 'load'], 'delaying'],
  ['is no longer dropped once it has loaded', ['free', 'load', 'loadTimeout'], 'delaying'],
  ['looks again whether the page is free', ['free', 'load', 'delayOver'], 'due'],
  ['invites', ['free', 'load', 'delayOver', 'free'], 'invited'],
  ['is not accepted before it invites', ['free', 'load', 'delayOver', 'accept'], 'due'],
  ['shows its frame when accepted', ['free', 'load', 'delayOver', 'free', 'accept'], 'framed'],
  ['is dismissed when declined', ['free', 'load', 'delayOver', 'free', 'decline'], 'dismissed'],
  ['is dismissed when its frame is closed', ['free', 'load', 'delayOver', 'free', 'accept', 'decline'], 'dismissed'],
  ['is completed when finished', ['free', 'load', 'delayOver', 'free', 'accept', 'finish'], 'completed'],
  ['is completed unseen if it was answered before', ['free', 'finish'], 'completed'],
  ['stays completed', ['free', 'finish', 'load', 'delayOver', 'free', 'accept', 'decline'], 'completed'],
])('exp.8 exp.30 a survey %s: %j gives %s', (_, events, state) => {
  expect(run(events)).toBe(state)
})

test('exp.29 with action_trigger 2 it invites when the viewer leaves, and only then', () => {
  expect(run(['free', 'load'], 2)).toBe('armed')
  expect(run(['free', 'load', 'delayOver', 'free'], 2)).toBe('armed')
  expect(run(['free', 'load', 'leave'], 2)).toBe('invited')
  expect(run(['free', 'load', 'leave'])).toBe('delaying')
})

test.each([
  [undefined, undefined, 5000],
  [undefined, 800, 800],
  [1, 800, 0],
  [3, 800, 800],
])('exp.29 with action_trigger %j and delay %j it waits %i ms after the load message', (action_trigger, delay, ms) => {
  expect(surveyTimer('delaying', { action_trigger, delay })).toEqual({ ms, event: 'delayOver' })
})

test('exp.30 it waits 15 s for the load message; no other state ends by itself', () => {
  expect(surveyTimer('loading', {})).toEqual({ ms: 15000, event: 'loadTimeout' })
  for (const state of ['waiting', 'armed', 'due', 'invited', 'framed', 'completed', 'dismissed', 'dropped'] as const)
    expect(surveyTimer(state, {})).toBeNull()
})

test('exp.8 whatever happens, an ended survey stays so, and only an accepted one shows its frame', () => {
  const events = fc.constantFrom<SurveyEvent>(
    ...(['free', 'load', 'loadTimeout', 'delayOver', 'leave', 'accept', 'decline', 'finish'] as const),
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 20 }), fc.constantFrom(undefined, 1, 2), (all, action_trigger) => {
      let state: SurveyState = 'waiting'
      for (const event of all) {
        const next = nextSurveyState(state, event, { action_trigger })
        if (['completed', 'dismissed', 'dropped'].includes(state)) expect(next).toBe(state)
        if (next === 'framed' && state !== 'framed') expect([state, event]).toEqual(['invited', 'accept'])
        if (next === 'dropped' && state !== 'dropped') expect(event).toBe('loadTimeout')
        state = next
      }
    }),
  )
})

test('exp.31 going elsewhere is held while it would invite on leaving, or is open', () => {
  const all = ['waiting', 'loading', 'delaying', 'armed', 'due', 'invited', 'framed', 'completed', 'dropped'] as const
  expect(all.filter(holdsNavigation)).toEqual(['armed', 'invited', 'framed'])
})

test.each([
  [1000421, '/pin-builder', true],
  [1000421, '/pin-builder/', true],
  [1000421, '/idea-pin-builder/', true],
  [1000421, '/idea-pin-builder/7/', true],
  [1000421, '/story-pin-builder/', false],
  [1000421, '/pin-builders/', false],
  [1000421, '/', false],
  [1000503, '/pin-builder/', false],
])('exp.31 the survey of placement %i waits on %s: %j', (placement, path, waits) => {
  expect(waitsOnPath(placement, path)).toBe(waits)
})

const LINK = 'https://surveys.example.org/survey/1/?token=x'

test.each([
  ['https://surveys.example.org', { type: 'survey-loaded' }, 'load'],
  ['https://surveys.example.org', { type: 'survey-finished' }, 'finish'],
  ['https://surveys.example.org', { type: 'constructor' }, null],
  ['https://surveys.example.org', 'survey-loaded', null],
  ['https://surveys.example.org', null, null],
  ['https://surveys.example.org:444', { type: 'survey-loaded' }, null],
  ['http://surveys.example.org', { type: 'survey-loaded' }, null],
  ['https://surveys.example.or', { type: 'survey-finished' }, null],
  ['https://surveys.example', { type: 'survey-finished' }, null],
  ['https:', { type: 'survey-finished' }, null],
  ['null', { type: 'survey-finished' }, null],
  ['https://elsewhere.example', { type: 'survey-finished' }, null],
])('exp.30 exp.8 from %s, %j means %j', (origin, data, event) => {
  expect(parseSurveyMessage(LINK, { origin, data })).toBe(event)
})

test.each([
  ['/survey/1/?token=x', 'https://surveys.example', 'https://surveys.example/survey/1/?token=x'],
  ['/survey/1/', null, null],
  ['/survey/1/', 'https://pins.example', null],
  ['//elsewhere.example/1', 'https://surveys.example', null],
  ['https://forms.example/1', null, 'https://forms.example/1'],
  ['https://pins.example/survey/1/', null, null],
  ['javascript:alert(1)', 'https://surveys.example', null],
  ['', 'https://surveys.example', null],
])('exp.8 the survey %s with the survey origin %j is framed from %j', (uri, origin, url) => {
  expect(surveyUrl(uri, origin, 'https://pins.example')).toBe(url)
})
