import { expect, test } from 'vitest'
import { parseSurveyQuestions, parseSurveyResponse, type SurveyQuestion } from './survey-questions.ts'

const yesNo = [
  { id: 'yes', text: 'Yes' },
  { id: 'no', text: 'No' },
]
const found: SurveyQuestion = { id: 'found', text: 'Did you find it?', kind: 'one', answers: yesNo }
const how: SurveyQuestion = { id: 'how', text: 'How?', kind: 'many', answers: [...yesNo, { id: 'so', text: 'So' }] }
const steps = Array.from({ length: 5 }, (_, at) => ({ id: String(at + 1), text: at % 4 ? '' : 'End' }))
const scale: SurveyQuestion = { id: 'scale', text: 'How easy?', kind: 'scale', answers: steps }
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

test.each<[string, unknown, boolean]>([
  ['three good ones', [found, how, scale], true],
  ['none', [], false],
  ['no list', 'found', false],
  ['ten', times(10, (at) => ({ ...found, id: `q${at}` })), true],
  ['eleven', times(11, (at) => ({ ...found, id: `q${at}` })), false],
  ['two with the same id', [found, found], false],
  ['one without text', [{ ...found, text: '' }], false],
  ['one with an id for another table', [{ ...found, id: 'a b' }], false],
  ['one of an unknown kind', [{ ...found, kind: 'text' }], false],
  ['one with a single answer', [{ ...found, answers: [yesNo[0]] }], false],
  ['one with the same answer twice', [{ ...found, answers: [yesNo[0], yesNo[0]] }], false],
  ['one with an answer without text', [{ ...found, answers: steps }], false],
  ['one with eleven answers', [{ ...found, answers: times(11, (at) => ({ id: `a${at}`, text: 'A' })) }], true],
  ['one with twelve answers', [{ ...found, answers: times(12, (at) => ({ id: `a${at}`, text: 'A' })) }], false],
  ['a scale whose last step has no text', [{ ...scale, answers: steps.slice(0, 4) }], false],
  ['nothing', [null], false],
])('exp.8 a survey with %s as questions: %j is taken: %j', (_, questions, isTaken) => {
  expect(parseSurveyQuestions({ questions })).toEqual(isTaken ? questions : null)
})

test.each([
  [{ found: 'yes' }, { found: ['yes'] }],
  [
    { found: ['yes'], how: ['so', 'no'] },
    { found: ['yes'], how: ['no', 'so'] },
  ],
  [{ scale: '3' }, { scale: ['3'] }],
  [{ found: ['yes', 'no'] }, null],
  [{ scale: ['1', '2'] }, null],
  [{ found: 'perhaps' }, null],
  [{ how: ['no', 'no'] }, null],
  [{ found: { yes: 1 } }, null],
  [{ other: 'yes' }, null],
  [{}, null],
])('exp.8 of %j is stored %j', (sent, response) => {
  expect(parseSurveyResponse([found, how, scale], sent)).toEqual(response)
})
