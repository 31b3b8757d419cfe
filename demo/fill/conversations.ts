import type { Id } from '#domain/id.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { toMessageInviteCode } from '#server/messages/invite-code.ts'
import { CONVERSATIONS, type ConversationLine, type DemoConversation } from '../words/conversations.ts'
import type { DemoBoard } from './boards.ts'
import type { DemoPin } from './pins.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

type Filled = { people: Map<string, Inhabitant>; boards: DemoBoard[]; pins: DemoPin[] }
type Said = { id: Id; by: Id; line: ConversationLine; at: Date; pin_id: Id | null; board_id: Id | null }

/** Adds conversations with pins and boards, a group, and a contact request from a stranger. */
export async function fillConversations(world: DemoWorld, filled: Filled): Promise<void> {
  for (const talk of CONVERSATIONS) await fillOne(world, talk, filled)
}

async function fillOne(world: DemoWorld, talk: DemoConversation, filled: Filled): Promise<void> {
  const members = talk.people.flatMap((name) => filled.people.get(name) ?? [])
  const said = talk.lines.map((line) => sayLine(world, line, filled))
  const [first, last] = [said[0], said.at(-1)]
  if (!first || !last) return
  const conversation_id = world.id(first.at)
  const isPair = members.length === 2 && !talk.title
  const [created_by, other] = [first.by, members.find(({ id }) => id !== first.by)?.id]
  await insertAll(world, 'conversations', [
    {
      id: conversation_id,
      kind: isPair ? 'pair' : 'group',
      title: talk.title ?? '',
      created_by,
      last_message_id: last.id,
      created_at: first.at,
    },
  ])
  await insertAll(
    world,
    'messages',
    said.map(({ id, by, line, at, pin_id, board_id }) => ({
      conversation_id,
      id,
      user_id: by,
      text: line.text ?? '',
      pin_id,
      board_id,
      created_at: at,
    })),
  )
  for (const { id: user_id, username } of members) await join({ user_id, username, conversation_id })
  await insertAll(
    world,
    'invites',
    said.flatMap(({ id, by, pin_id, at }) =>
      pin_id
        ? {
            code: toMessageInviteCode(world.house, id),
            sender_id: by,
            kind: 'pin',
            channel: INVITE_CHANNEL.person,
            pin_id,
            created_at: at,
          }
        : [],
    ),
  )
  await insertAll(
    world,
    'sent_pins',
    said.flatMap(({ id, by, pin_id, at }) =>
      pin_id ? { user_id: by, pin_id, id, channel: INVITE_CHANNEL.person, conversation_id, created_at: at } : [],
    ),
  )
  if (isPair && other) {
    const [low_id, high_id] = BigInt(created_by) < BigInt(other) ? [created_by, other] : [other, created_by]
    await insertAll(world, 'conversation_pairs', [{ low_id, high_id, conversation_id }])
  }

  async function join(who: { user_id: Id; username: string; conversation_id: Id }): Promise<void> {
    const { username, ...key } = who
    const isAsked = talk.asked?.includes(username) ?? false
    const ownLast = said.findLast(({ by }) => by === key.user_id)
    const last_read_id = talk.unreadBy?.includes(username) ? (ownLast?.id ?? ('0' as Id)) : (last as Said).id
    await insertAll(world, 'conversation_people', [
      { ...key, state: isAsked ? 'request' : 'member', last_read_id, joined_at: (first as Said).at },
    ])
    await insertAll(world, 'inbox', [
      {
        ...key,
        state: isAsked ? 'request' : 'open',
        last_message_id: (last as Said).id,
        last_message_at: (last as Said).at,
        last_read_id,
      },
    ])
  }
}

function sayLine(world: DemoWorld, line: ConversationLine, { people, boards, pins }: Filled): Said {
  const at = new Date(world.house.clock().getTime() - line.minutesAgo * 60_000)
  const pin = pins.find(({ audience, source, picture }) => audience === 0 && !source && picture.family === line.pin)
  const board = boards.find(({ words }) => words.name === line.board)
  const by = people.get(line.by)?.id
  if (!by) throw new Error(`Nobody is called ${line.by}.`)
  return { id: world.id(at), by, line, at, pin_id: line.pin ? (pin?.id ?? null) : null, board_id: board?.id ?? null }
}
