import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { serverRefusals } from './en/server-refusals.ts'
import { en } from './en.ts'
import { mirrorCatalogue } from './mirror.ts'
import { makeSay } from './say.ts'

test('the pseudo-language has every text, and its blanks still take values', () => {
  const pseudo = mirrorCatalogue(en)
  expect(Object.keys(pseudo)).toEqual(Object.keys(en))
  expect(makeSay(pseudo, 'en')('card.link', { pinTitle: 'Blue' })).toBe('Blue\u202e pin page\u202c')
  expect(makeSay(pseudo, 'en')('boards.pins', { count: 1 })).toBe('1\u202e Pin\u202c')
})

test('German has the blanks of the English', () => {
  const blanks = (wording: unknown) => [...new Set(JSON.stringify(wording).match(/\{\{ \w+ \}\}/g))].sort()
  const different = (Object.keys(en) as (keyof typeof en)[]).filter(
    (key) => `${blanks(en[key])}` !== `${blanks(de[key])}`,
  )
  expect(different).toEqual([])
})

test('a German text is right whatever the topic is called: nothing before its name asks for another ending', () => {
  const all = Object.entries(de).map(([key, wording]) => [key, JSON.stringify(wording)] as const)
  const asking = /\b(zu|zum|mit|von|vom|aus|bei|folgst) \{\{ topic \}\}/
  expect(all.filter(([, wording]) => asking.test(wording)).map(([key]) => key)).toEqual([])
  expect(makeSay(de, 'de')('ideas.best', { topic: 'Vögel' })).toBe('Das Beste: Vögel')
  expect(makeSay(de, 'de')('reason.topic', { name: 'Vögel' })).toBe('Du folgst dem Thema Vögel')
})

test('no page says what browsers don’t load', () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync(['web/**/*.{ts,tsx}', 'domain/rules/**/*.ts'], { cwd }).filter(
    (file) => !file.includes('.test.'),
  )
  const code = files.map((file) => readFileSync(`${cwd}/${file}`, 'utf8')).join('\n')
  expect(files.length).toBeGreaterThan(500)
  expect(Object.keys(serverRefusals).filter((key) => code.includes(`'${key}'`))).toEqual([])
})

/** Limits that no constant names: an ordinary number of seconds, and all of something. */
const PLAIN_LIMITS = ['video.tooShort', 'staff.sharesWrong']

test('a text takes its limits from the constants', () => {
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const source = globSync('{en,de}/*.ts', { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'))
  const texts = [...source.join('\n').matchAll(/^ {2}'([\w.]+)':(?:[^'"`]|\n)*?(['"`])(.*?)\2,$/gm)]
  expect(texts.length).toBeGreaterThan(4000)
  const LIMIT =
    /\b(?:up to|at (?:most|least)|(?:more|larger|longer|fewer) than|under|last|after|for|bis zu|höchstens|mindestens|(?:mehr|größer|länger) als|unter|letzten|nach) \d/i
  const repeated = texts.filter(([, key = '', , text = '']) => LIMIT.test(text) && !PLAIN_LIMITS.includes(key))
  expect(repeated.map(([, key]) => key)).toEqual([])
})
