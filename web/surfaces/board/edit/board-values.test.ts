import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#domain/constants/board-fields.ts'
import { boardChanges, boardProblems, isMoreOpen } from './board-values.ts'

const values = { ...EMPTY_FIELDS, name: 'Kitchen' }

test('board.12 a title of 50 and a description of 500 are fine, one more is said at the field', () => {
  expect(boardProblems({ ...values, name: 'x'.repeat(50), description: 'y'.repeat(500) })).toEqual({})
  expect(boardProblems({ ...values, name: 'x'.repeat(51), description: 'y'.repeat(501) })).toEqual({
    name: 'board.nameTooLong',
    description: 'board.field.description.tooLong',
  })
  expect(boardProblems({ ...values, name: '  ' })).toEqual({ name: 'board.nameMissing' })
})

test('board.1 no chosen cover means the newest pin again', () => {
  expect(boardChanges({ cover_pin_id: '' })).toEqual({ cover_pin_id: null })
  expect(boardChanges({ cover_pin_id: '12' })).toEqual({ cover_pin_id: '12' })
  expect(boardChanges({ name: 'New' })).toEqual({ name: 'New' })
})

test('board.7 only what shows a board to more people asks first', () => {
  expect(isMoreOpen('secret', 'public')).toBe(true)
  expect(isMoreOpen('secret', 'protected')).toBe(true)
  expect(isMoreOpen('protected', 'public')).toBe(true)
  expect(isMoreOpen('public', 'secret')).toBe(false)
  expect(isMoreOpen('public', 'public')).toBe(false)
})
