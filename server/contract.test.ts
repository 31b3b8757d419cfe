import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Pin, PinCard } from '#domain/entities/pin.ts'
import type { Question } from '#domain/resource.ts'
import { ANSWERS, QUESTIONS } from './ask/answers.ts'
import { findQuestionByPath } from './http/v3-paths.ts'

const key = ({ name, verb }: { name: string; verb: string }) => `${name}.${verb}`
const twice = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('every question has one answer, and every answer a question', async () => {
  const folder = new URL('../domain/resources/', import.meta.url)
  const files: object[] = await Promise.all(readdirSync(folder).map((file) => import(`${folder}${file}`)))
  const resources = files.flatMap((file) => Object.entries(file)).filter(([name]) => name.endsWith('Resource'))
  const questions = resources.flatMap(([, one]) => Object.values(one as Record<string, Question>))
  expect(QUESTIONS.map(key).toSorted()).toEqual(questions.map(key).toSorted())
  expect(ANSWERS.filter(({ run }) => typeof run !== 'function')).toEqual([])
})

test('every question has a path of its own', () => {
  expect(twice(QUESTIONS.map(key))).toEqual([])
  const paths = QUESTIONS.flatMap(({ path }) => path ?? [])
  expect(twice(paths.map((path) => path.replace(/:\w+/g, ':')))).toEqual([])
  for (const path of paths) expect(path).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/v[3x]\/[\w/:-]+\/$/)
})

test('every path of a question leads to it, before any other', () => {
  for (const question of QUESTIONS) {
    if (!question.path) continue
    const [method = '', path = ''] = question.path.split(' ')
    const found = findQuestionByPath(method, path.replace(/:\w+/g, '7'))
    expect(found && key(found.question)).toBe(key(question))
  }
})

const POLICIES = [
  'open',
  'signed-in',
  'staff',
  'see-pin',
  'use-pin',
  'change-pin',
  'see-board',
  'act-on-board',
  'see-person',
]
test('every question has an access policy', () => {
  for (const question of QUESTIONS)
    expect([key(question), POLICIES.includes(question.access.policy)]).toEqual([key(question), true])
})

test('reading costs as a read, changing as a change', () => {
  for (const { verb, costs, ...question } of QUESTIONS) {
    if (costs === 'read') expect([key({ ...question, verb }), verb]).toEqual([key({ ...question, verb }), 'get'])
    if (verb !== 'get') expect(costs).not.toBe('read')
  }
})

test('every list of pins has its lean form', () => {
  const lists = QUESTIONS.filter((question) => question.list && question.data === Pin)
  expect(lists.length).toBeGreaterThan(5)
  for (const question of lists) expect([key(question), question.card === PinCard]).toEqual([key(question), true])
})

test('every list takes a bookmark', () => {
  for (const question of QUESTIONS.filter(({ list, name }) => list && name !== 'UserSessionStoreResource')) {
    const issues = question.options.safeParse({ bookmarks: { no: 1 } }).error?.issues ?? []
    expect([key(question), issues.some(({ path }) => path[0] === 'bookmarks')]).toEqual([key(question), true])
  }
})
