import { expect, test } from 'vitest'
import type { SavedInfo } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { editedPin, mayEdit } from './may-edit.ts'

const me = { is_auth: true, id: '1' as Id }
const visitor = { is_auth: false, id: null }
const pin = { id: '9' as Id, access: [] as string[], saved_info: null, board: { owner: { id: '2' as Id } } }
const saved_info = { local_pin_id: '10' } as SavedInfo

test.each<[string, Parameters<typeof mayEdit>[0], typeof me | typeof visitor, Id | null]>([
  ['the owner of the board', { ...pin, board: { owner: { id: me.id } } }, me, pin.id],
  ['someone with write access', { ...pin, access: ['write'] }, me, pin.id],
  ['someone with write access to a pin without a board', { ...pin, access: ['write'], board: null }, me, pin.id],
  ['someone who saved it', { ...pin, saved_info }, me, saved_info.local_pin_id],
  ['someone who saved it and may change it itself', { ...pin, access: ['write'], saved_info }, me, pin.id],
  ['anyone else', pin, me, null],
  ['someone who may do other things', { ...pin, access: ['read'] }, me, null],
  ['a visitor', { ...pin, access: ['write'], saved_info }, visitor, null],
  ['a visitor of a board nobody owns', { ...pin, board: {} }, visitor, null],
])('card.27 %s', (_, edited, viewer, id) => {
  expect(mayEdit(edited, viewer)).toBe(id !== null)
  expect(editedPin(edited, viewer)).toBe(id)
})
