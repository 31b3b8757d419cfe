import type pg from 'pg'
import { makeMulberryRandom } from '../save-graph.ts'
import { makePictureSignature } from './aggregate-rows.ts'
import { type CopiedRow, copyRows } from './copy-rows.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import type { SaveDistribution } from './pin-rows.ts'
import type { ScaleWorld } from './world.ts'

const FOLLOWED = { user: 10, board: 5, interest: 3 }
const NAMES = [
  'Ada',
  'Bo',
  'Cleo',
  'Dara',
  'Eli',
  'Finn',
  'Gwen',
  'Hugo',
  'Ines',
  'Jo',
  'Kim',
  'Lena',
  'Max',
  'Nora',
  'Oto',
  'Pia',
]

/** Copies people with five boards each, and their follows. One of them has the large boards. */
export async function copyPeopleAndBoards(
  client: pg.ClientBase,
  world: ScaleWorld,
  models: readonly ModelAggregate[],
  counts: SaveDistribution,
): Promise<void> {
  const { peopleIds, boardIds } = world
  const nameOf = (nth: number) => NAMES[nth % NAMES.length] as string
  const usernameOf = (nth: number) => `made_${nth}`
  const people = (row: (nth: number) => CopiedRow) => peopleIds.map((_, nth) => row(nth))
  const id = (nth: number) => peopleIds[nth] as string
  await copyRows(
    client,
    'users',
    ['id', 'username', 'first_name', 'last_name', 'country', 'settings'],
    people((nth) => [id(nth), usernameOf(nth), nameOf(nth), `Made ${nth}`, nth % 3 ? 'US' : 'DE', '{}']),
  )
  await copyRows(
    client,
    'handles',
    ['handle', 'user_id'],
    people((nth) => [usernameOf(nth), id(nth)]),
  )
  await copyRows(
    client,
    'user_secrets',
    ['user_id', 'email'],
    people((nth) => [id(nth), `made${nth}@example.com`]),
  )
  await copyRows(
    client,
    'emails',
    ['email_key', 'user_id'],
    people((nth) => [`made${nth}@example.com`, id(nth)]),
  )
  const boardsOf = new Int32Array(world.people + 1)
  for (let board = 0; board < world.boards; board++) boardsOf[world.ownerOf(board)]! += 1
  await copyRows(
    client,
    'user_counts',
    [
      'user_id',
      'pin_count',
      'public_pin_count',
      'board_count',
      'public_board_count',
      'follower_count',
      'following_count',
    ],
    people((nth) => {
      const [pins, boards] = [counts.ofPerson[nth] as number, boardsOf[nth] as number]
      return [id(nth), pins, pins, boards, boards, FOLLOWED.user, FOLLOWED.user]
    }),
  )
  const wordsOf = world.topics.map((topic) => models.find((model) => model.topic === topic)?.title ?? ['things'])
  const titleOf = (board: number) => `${(wordsOf[world.topicOf(board)] as string[]).slice(0, 3).join(' ')} ${board}`
  const slugOf = (board: number) => titleOf(board).replaceAll(' ', '-')
  const boards = (row: (nth: number, owner: string) => CopiedRow) =>
    boardIds.map((_, nth) => row(nth, id(world.ownerOf(nth))))
  const boardId = (nth: number) => boardIds[nth] as string
  await copyRows(
    client,
    'boards',
    ['id', 'owner_id', 'name', 'slug', 'pin_count', 'follower_count', 'last_pinned_at', 'covers'],
    boards((nth, owner) => {
      const covers = (counts.lastOn[nth] as number[]).map((thing) => ({
        pin_id: world.firstPins[thing],
        ...COVER,
        signature: makePictureSignature(thing),
      }))
      return [
        boardId(nth),
        owner,
        titleOf(nth),
        slugOf(nth),
        counts.onBoard[nth] as number,
        FOLLOWED.board,
        new Date(world.bornAt(world.size - 1)).toISOString(),
        JSON.stringify(covers),
      ]
    }),
  )
  await copyRows(
    client,
    'board_slugs',
    ['owner_id', 'slug', 'board_id'],
    boards((nth, owner) => [owner, slugOf(nth), boardId(nth)]),
  )
  await copyRows(
    client,
    'board_people',
    ['board_id', 'user_id', 'state'],
    boards((nth, owner) => [boardId(nth), owner, 'owner']),
  )
  await copyRows(
    client,
    'user_boards',
    ['user_id', 'board_id', 'state', 'name_key', 'audience', 'privacy'],
    boards((nth, owner) => [owner, boardId(nth), 'owner', titleOf(nth), 0, 'public']),
  )
  const follows = followed(world)
  await copyRows(client, 'follows', ['follower_id', 'kind', 'target_id'], follows)
  await copyRows(client, 'followers', ['follower_id', 'kind', 'target_id'], follows)
}

const COVER = { ext: 'webp', color: '#8a7f70', width: 600, height: 800 }

/** Rows for the people, boards and topics that everyone follows. */
function followed({ peopleIds, boardIds, topics, people }: ScaleWorld): CopiedRow[] {
  const chance = makeMulberryRandom(13)
  const some = (from: readonly string[], count: number) =>
    new Set(Array.from({ length: count }, () => from[Math.floor(chance() * from.length)] as string))
  const targets = { user: peopleIds.slice(0, people), board: boardIds, interest: topics }
  return peopleIds.flatMap((id) =>
    (['user', 'board', 'interest'] as const).flatMap((kind) =>
      [...some(targets[kind], FOLLOWED[kind])].flatMap((target) => (target === id ? [] : [[id, kind, target]])),
    ),
  )
}
