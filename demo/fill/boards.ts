import type { Privacy } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { ON_ACCEPTING, permissionBits } from '#domain/rules/board/board-action.ts'
import { boardSlug } from '#domain/rules/board/board-slug.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import { type BoardState, boardAudience } from '#domain/rules/viewer/audience.ts'
import { QUICK_SAVES } from '#server/records/load-boards.ts'
import { FAMILIES } from '../pictures/families.ts'
import { BOARDS, type BoardWords, type Fit, familiesIn } from '../words/boards.ts'
import { type Inhabitant, insertAll, type World } from './world.ts'

export type DemoBoard = {
  id: Id
  words: BoardWords
  owner: Inhabitant
  people: Inhabitant[]
  privacy: Privacy
  state: BoardState
  layout: string
  audience: number
  created_at: Date
  sections: { id: Id; title: string; fit: Fit }[]
}

/** Boards that belong to someone in particular; the others go to whoever likes what is on them. */
const PUT_AWAY = 'Plants I have not killed'
const OF_ROBIN = ['Slow kitchen', 'Reading corners', 'Candlelight', 'Jungle in the flat', 'First coffee', PUT_AWAY]
const SHARED = 'Slow kitchen'
/** So much less does a board fit someone for each they have. */
const PER_BOARD = 0.22
const SECRET_EVERY = 13
const PROTECTED_EVERY = 17
const ARCHIVED_EVERY = 19

export async function fillBoards(world: World, people: Map<string, Inhabitant>): Promise<DemoBoard[]> {
  const load = new Map<Id, number>()
  const everyone = [...people.values()]
  const robin = people.get('robin_vale') as Inhabitant
  const alex = people.get('alex_moss') as Inhabitant
  const boards = BOARDS.map((words, at): DemoBoard => {
    const isRobins = OF_ROBIN.includes(words.name)
    const owner = isRobins ? robin : bestOwner(words, everyone, load)
    load.set(owner.id, (load.get(owner.id) ?? 0) + 1)
    const created_at = world.ago(31 + world.random.whole(0, 300))
    const privacy: Privacy =
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

/** One person is in the experiment in which saves without a board have one of their own. */
async function quickSaves(world: World, owner: Inhabitant): Promise<DemoBoard> {
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
    layout: QUICK_SAVES,
    audience: boardAudience({ privacy: 'public', state: 'live', ownerState: 'active' }),
    created_at,
    sections: [],
  }
}

/** Whoever likes the largest part of what is on it, if possible without many boards already. */
function bestOwner(words: BoardWords, everyone: Inhabitant[], load: Map<Id, number>): Inhabitant {
  const counts = familiesIn(
    words.fit,
    FAMILIES.map(({ name }) => name),
  )
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const liking = (one: Inhabitant) =>
    one.interests.reduce((sum, family) => sum + (counts.get(family) ?? 0), 0) / all -
    (load.get(one.id) ?? 0) * PER_BOARD
  return everyone.reduce((best, one) => (liking(one) > liking(best) ? one : best))
}

async function insertBoards(world: World, boards: DemoBoard[]): Promise<void> {
  await insertAll(
    world,
    'boards',
    boards.map((board) => ({
      id: board.id,
      owner_id: board.owner.id,
      name: board.words.name,
      slug: boardSlug(board.words.name),
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
    boards.map((board) => ({ owner_id: board.owner.id, slug: boardSlug(board.words.name), board_id: board.id })),
  )
  const permissions = permissionBits(ON_ACCEPTING)
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
      position: newestPosition(board.id),
      created_at: board.created_at,
      last_pinned_at: board.created_at,
    })),
  )
  const sections = boards.flatMap((board) =>
    board.sections.map(({ id, title }, at) => ({
      board_id: board.id,
      id,
      title,
      slug: boardSlug(title),
      position: `a${at}`,
      created_at: board.created_at,
    })),
  )
  await insertAll(world, 'sections', sections)
}
