import { expect, test } from 'vitest'
import { EMPTY_BOARD_FIELDS } from '#domain/constants/board-fields.ts'
import { findBoardProblems, isLessPrivate, toBoardChanges } from './board-form-values.ts'

const values = { ...EMPTY_BOARD_FIELDS, name: 'Kitchen' }

test('board.12 a title of 50 and a description of 500 characters are valid, one more is a problem at the field', () => {
  expect(findBoardProblems({ ...values, name: 'x'.repeat(50), description: 'y'.repeat(500) })).toEqual({})
  expect(findBoardProblems({ ...values, name: 'x'.repeat(51), description: 'y'.repeat(501) })).toEqual({
    name: 'board.nameTooLong',
    description: 'board.field.description.tooLong',
  })
  expect(findBoardProblems({ ...values, name: '  ' })).toEqual({ name: 'board.nameMissing' })
})

test('board.1 no chosen cover means the newest pin again', () => {
  expect(toBoardChanges({ cover_pin_id: '' })).toEqual({ cover_pin_id: null })
  expect(toBoardChanges({ cover_pin_id: '12' })).toEqual({ cover_pin_id: '12' })
  expect(toBoardChanges({ name: 'New' })).toEqual({ name: 'New' })
})

test('board.7 only a change that shows the board to more people needs confirmation', () => {
  expect(isLessPrivate('secret', 'public')).toBe(true)
  expect(isLessPrivate('secret', 'protected')).toBe(true)
  expect(isLessPrivate('protected', 'public')).toBe(true)
  expect(isLessPrivate('public', 'secret')).toBe(false)
  expect(isLessPrivate('public', 'public')).toBe(false)
})
