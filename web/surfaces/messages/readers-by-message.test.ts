import { expect, test } from 'vitest'
import { groupReadersByMessage } from './readers-by-message.ts'

const [me, ben, cleo] = ['1', '2', '3']
const said = (id: string, by: string) => ({ id, kind: 'message', sender: { id: by } }) as never
const users = [
  { id: ben, first_name: 'Ben' },
  { id: cleo, first_name: 'Cleo' },
] as never

test('each reader is listed at the viewer’s last message they have read', () => {
  const messages = [said('10', me as string), said('11', me as string), said('12', me as string)]
  const read_by = [
    { user_id: ben, message_id: '11' },
    { user_id: cleo, message_id: '12' },
  ] as never
  expect([...groupReadersByMessage({ users, read_by }, messages, me as string)]).toEqual([
    ['11', ['Ben']],
    ['12', ['Cleo']],
  ])
})

test('people who have answered since are not listed', () => {
  const messages = [said('10', me as string), said('11', ben as string)]
  const read_by = [{ user_id: ben, message_id: '11' }] as never
  expect([...groupReadersByMessage({ users, read_by }, messages, me as string)]).toEqual([])
})
