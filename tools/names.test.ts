import { describe, expect, test } from 'vitest'
import { brokenCitations, exportedNames, repeatedNames } from './names.ts'

describe('exported names', () => {
  test.each([
    ['server/a.ts', 'export const Draft = 1; export type Draft = number', ['Draft']],
    ['server/a.ts', `export { loadPin } from './pins.ts'; export function loadBoard() {}`, ['loadBoard']],
    ['web/A.tsx', 'export function Card() {}; export const cardWidth = 1', ['cardWidth']],
    ['domain/text/de/board.ts', 'export const board = {}', []],
    ['server/db/tables.ts', 'export type Pins = {}', []],
  ])('%s: %s', (file, source, names) => {
    expect(exportedNames(file, source)).toEqual(names)
  })

  test('of several files are reported, those of one file are not', () => {
    const exported = new Map([
      ['server/b.ts', ['loadPin', 'loadBoard']],
      ['server/a.ts', ['loadPin']],
    ])
    expect(repeatedNames(exported)).toEqual(['loadPin is exported by server/a.ts and server/b.ts: qualify all but one'])
  })
})

describe('citations', () => {
  const citable = { rows: new Set(['save.1', 'fmt.7']), decisions: new Set(['040']) }

  test.each([
    '/** A second tap is ignored (save.1). */',
    '// Fmt.7, and decisions/040.',
    `test('save.1 a tap', () => {})`,
    'const ratio = save.3',
    '// At most pin.9 of these.',
  ])('may be: %s', (source) => expect(brokenCitations('a.ts', source, citable)).toEqual([]))

  test.each([
    ['/** A second tap is ignored (save.2). */', 'save.2'],
    ['// As Save.12 says.', 'save.12'],
    ['// Weights: decisions/041.', 'decisions/041'],
    ['// Spec 4, saves.', 'Spec 4,'],
    ['// Hidden until then (D63).', 'D63'],
    [`test('D63 a page', () => {})`, 'D63'],
    [`test.each([1])('save.2 %s', () => {})`, 'save.2'],
  ])('may not be: %s', (source, citation) =>
    expect(brokenCitations('a.ts', source, citable)).toEqual([
      `a.ts cites ${citation}, which is not in the repository`,
    ]),
  )
})
