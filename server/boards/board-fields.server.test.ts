import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOARD_FIELD_NAMES, BOARD_FIELDS, type BoardFieldName } from '#domain/constants/board-fields.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { BoardCollaboratorResource, BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
let owner: Person
let editor: Person
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person()
  editor = await world.person()
})
afterAll(() => world.end())

/** Returns a value that differs from the field's default on a new board. */
function anotherValue(name: BoardFieldName) {
  const field = BOARD_FIELDS[name]
  if (field.kind === 'flag') return !field.empty
  return field.kind === 'choice' ? field.of.at(-1) : 'Some words'
}

/** Creates a board with a collaborator who may edit it. */
async function aBoard(name: string, more = {}) {
  const [mine, theirs] = [world.as(owner), world.as(editor)]
  const board = await mine(BoardResource.create, { name, ...more })
  const one = { board_id: board.id, invited_user_id: editor.id }
  await mine(BoardInviteResource.create, { board_id: board.id, invited_user_ids: [editor.id] })
  await theirs(BoardInviteResource.update, one)
  await mine(BoardCollaboratorResource.update, { ...one, permissions: ['edit'] })
  return board
}

test.each(BOARD_FIELD_NAMES)('board.1 %s is taken, kept and shown, and changed by whoever may', async (name) => {
  const { empty, changedBy, ...field } = BOARD_FIELDS[name]
  const value = anotherValue(name)
  expect((await aBoard(`Made with ${name}`, { [name]: value }))[name]).toBe(value)
  const board = await aBoard(`Without ${name}`)
  expect(board[name]).toBe(empty)
  const change = (who: Person, changed: unknown) =>
    world.as(who)(BoardResource.update, { board_id: board.id, [name]: changed } as OptionsOf<
      typeof BoardResource.update
    >)
  if (changedBy === 'owner') await expect(change(editor, value)).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await change(changedBy === 'owner' ? owner : editor, value))[name]).toBe(value)
  expect((await world.as(null)(BoardResource.get, { board_id: board.id }))[name]).toBe(value)
  if (field.kind === 'text')
    await expect(change(owner, 'x'.repeat(field.max + 1))).rejects.toMatchObject({
      kind: 'bad_input',
      key: `board.field.${name}.tooLong`,
      field: name,
    })
})
