import type { BoardPrivacy } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { DEFAULT_COLLABORATOR_ACTIONS, toPermissionBits } from '#domain/rules/board/board-action.ts'
import { makeFrontPosition, toBoardSlug } from '#domain/rules/board/board-slug.ts'
import { type BoardState, boardAudience } from '#domain/rules/viewer/audience.ts'
import { QUICK_SAVES_LAYOUT } from '#server/records/load-boards.ts'
import { FAMILIES } from '../pictures/families.ts'
import { type BoardFit, type BoardWords, countFittingByFamily, DEMO_BOARDS } from '../words/boards.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

export type DemoBoard = {
  id: Id
  words: BoardWords
  owner: Inhabitant
  people: Inhabitant[]
  privacy: BoardPrivacy
  state: BoardState
  layout: string
  audience: number
  created_at: Date
  sections: { id: Id; title: string; fit: BoardFit }[]
}

/** Boards with a fixed owner; the others are given to people who like their contents. */
const PUT_AWAY = 'Plants I haven’t killed'
const OF_ROBIN = ['Slow kitchen', 'Reading corners', 'Candlelight', 'Jungle in the apartment', 'First coffee', PUT_AWAY]
const SHARED = 'Slow kitchen'
/** How much each board that a person already has reduces their fit for another. */
const PER_BOARD = 0.22
const SECRET_EVERY = 13
const PROTECTED_EVERY = 17
const ARCHIVED_EVERY = 19

export async function fillBoards(world: DemoWorld, people: Map<string, Inhabitant>): Promise<DemoBoard[]> {
  const load = new Map<Id, number>()
  const everyone = [...people.values()]
  const robin = people.get('robin_vale') as Inhabitant
  const alex = people.get('alex_moss') as Inhabitant
  const boards = DEMO_BOARDS.map((words, at): DemoBoard => {
    const isRobins = OF_ROBIN.includes(words.name)
    const owner = isRobins ? robin : bestOwner(words, everyone, load)
    load.set(owner.id, (load.get(owner.id) ?? 0) + 1)
    const created_at = world.ago(31 + world.random.whole(0, 300))
    const privacy: BoardPrivacy =
      words.name === 'Candlelight' || (!isRobins && at % SECRET_EVERY === 7)
        ? 'secret'
        : !isRobins && at % PROTECTED_EVERY === 8
          ? 'protected'
          : 'public'
    const isArchived = words.name === PUT_AWAY || (!isRobins && at % ARCHIVED_EVERY === 9)
    const state: BoardState = isArchived ? 'archived' : 'live'
    const alike = everyone.filter(
      (one) => one.id !== owner.id && one.interests.some((interest) => owner.interests.includes(interest)),
    )
    const friend = world.random.pick(alike)
    const people = words.name === SHARED ? [alex] : !isRobins && at % 9 === 4 ? [friend] : []
    return {
      id: world.id(created_at),
      words,
      owner,
      people,
      privacy,
      state,
      layout: 'default',
      audience: boardAudience({ privacy, state, ownerState: 'active' }),
      created_at,
      sections: words.sections.map((section) => ({ id: world.id(created_at), ...section })),
    }
  })
  boards.push(await quickSaves(world, alex))
  await insertBoards(world, boards)
  return boards
}

/** One person is in the experiment in which saves without a board go to a separate board. */
async function quickSaves(world: DemoWorld, owner: Inhabitant): Promise<DemoBoard> {
  const overrides = JSON.stringify({ [owner.id]: 'enabled' })
  await insertAll(world, 'experiments', [{ name: 'quick_saves_board', overrides }])
  const created_at = world.ago(40)
  return {
    id: world.id(created_at),
    words: { name: 'Quick saves', description: '', fit: { families: owner.interests, tags: [] }, sections: [] },
    owner,
    people: [],
    privacy: 'public',
    state: 'live',
    layout: QUICK_SAVES_LAYOUT,
    audience: boardAudience({ privacy: 'public', state: 'live', ownerState: 'active' }),
    created_at,
    sections: [],
  }
}

/** The person who likes most of a board's contents, preferably without many boards yet. */
function bestOwner(words: BoardWords, everyone: Inhabitant[], load: Map<Id, number>): Inhabitant {
  const counts = countFittingByFamily(
    words.fit,
    FAMILIES.map(({ name }) => name),
  )
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const liking = (one: Inhabitant) =>
    one.interests.reduce((sum, family) => sum + (counts.get(family) ?? 0), 0) / all -
    (load.get(one.id) ?? 0) * PER_BOARD
  return everyone.reduce((best, one) => (liking(one) > liking(best) ? one : best))
}

export async function insertBoards(world: DemoWorld, boards: DemoBoard[]): Promise<void> {
  await insertAll(
    world,
    'boards',
    boards.map((board) => ({
      id: board.id,
      owner_id: board.owner.id,
      name: board.words.name,
      slug: toBoardSlug(board.words.name),
      description: board.words.description,
      privacy: board.privacy,
      state: board.state,
      layout: board.layout,
      archived_at: board.state === 'archived' ? world.ago(20) : null,
      created_at: board.created_at,
    })),
  )
  await insertAll(
    world,
    'board_slugs',
    boards.map((board) => ({ owner_id: board.owner.id, slug: toBoardSlug(board.words.name), board_id: board.id })),
  )
  const permissions = toPermissionBits(DEFAULT_COLLABORATOR_ACTIONS)
  const members = boards.flatMap((board) => [
    { board, user_id: board.owner.id, state: 'owner', permissions: 0 },
    ...board.people.map((one) => ({ board, user_id: one.id, state: 'member', permissions })),
  ])
  await insertAll(
    world,
    'board_people',
    members.map(({ board, ...member }) => ({ board_id: board.id, ...member })),
  )
  await insertAll(
    world,
    'user_boards',
    members.map(({ board, ...member }) => ({
      ...member,
      board_id: board.id,
      name_key: board.words.name.toLowerCase(),
      audience: board.audience,
      privacy: board.privacy,
      archived: board.state === 'archived',
      layout: board.layout,
      is_collaborative: board.people.length > 0,
      position: makeFrontPosition(board.id),
      created_at: board.created_at,
      last_pinned_at: board.created_at,
    })),
  )
  const sections = boards.flatMap((board) =>
    board.sections.map(({ id, title }, at) => ({
      board_id: board.id,
      id,
      title,
      slug: toBoardSlug(title),
      position: `a${at}`,
      created_at: board.created_at,
    })),
  )
  await insertAll(world, 'sections', sections)
}
