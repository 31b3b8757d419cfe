import { sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BoardFollowersResource, BoardFollowResource, InterestFollowResource } from '#domain/resources/follows.ts'
import {
  BoardFollowingResource,
  InterestFollowingResource,
  UserFollowersResource,
  UserFollowingResource,
  UserFollowResource,
} from '#domain/resources/users.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { loadInterests } from '../interests/load-interests.ts'
import { loadPage } from '../list-page.ts'
import { mustSeeBoard, mustSeePerson } from '../records/access.ts'
import { loadBoards, mustLoadBoard } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { setFollow } from './set-follow.ts'

type Row = { id: Id; cursor_key: CursorKey }

/** Whom or what someone follows, newest first. */
function following(ctx: Context, person: Id, kind: 'user' | 'board' | 'interest') {
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT target_id AS id, ARRAY[created_at::text, target_id::text] AS cursor_key FROM follows
      WHERE follower_id = ${person} AND kind = ${kind}
        ${after ? sql`AND (created_at, target_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY created_at DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

function followersOf(ctx: Context, target: Id, kind: 'user' | 'board') {
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT follower_id AS id, ARRAY[created_at::text, follower_id::text] AS cursor_key FROM followers
      WHERE target_id = ${target} AND kind = ${kind}
        ${after ? sql`AND (created_at, follower_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY created_at DESC, follower_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const ids = (rows: Row[]) => rows.map((row) => row.id)

async function follow(ctx: Context, id: Id, isFollowed: boolean) {
  const person = await mustSeePerson(ctx, { id })
  if (isFollowed && person.ads_only_site) throw new Refusal('forbidden', 'person.adsOnly', {}, { field: 'user_id' })
  await setFollow(ctx, 'user', person.id, isFollowed)
  return shownAfter(ctx, async () => {
    const [user] = await loadUsers(ctx, [person.id])
    if (!user) throw new Refusal('no_user', 'person.none')
    return user
  })
}

async function followBoard(ctx: Context, id: Id, isFollowed: boolean) {
  const board = await mustSeeBoard(ctx, { id })
  if (isFollowed && board.owner_id === ctx.actor?.id)
    throw new Refusal('bad_input', 'board.ownFollow', {}, { field: 'board_id' })
  await setFollow(ctx, 'board', board.id, isFollowed)
  return shownAfter(ctx, () => mustLoadBoard(ctx, board.id))
}

async function followInterest(ctx: Context, id: Id, isFollowed: boolean) {
  const [interest] = await loadInterests(ctx, [id])
  if (!interest) throw new Refusal('not_found', 'interest.none')
  await setFollow(ctx, 'interest', id, isFollowed)
  return shownAfter(ctx, async () => (await loadInterests(ctx, [id]))[0] ?? interest)
}

export const followAnswers = [
  ...answer(BoardFollowResource, {
    create: (ctx, { board_id }) => followBoard(ctx, board_id, true),
    delete: (ctx, { board_id }) => followBoard(ctx, board_id, false),
  }),
  ...answer(InterestFollowResource, {
    create: (ctx, { interest_id }) => followInterest(ctx, interest_id, true),
    delete: (ctx, { interest_id }) => followInterest(ctx, interest_id, false),
  }),
  ...answer(BoardFollowersResource, {
    async get(ctx, { board_id }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, followersOf(ctx, board.id, 'board'), (rows) =>
        loadUsers(ctx, ids(rows)),
      )
    },
  }),
  ...answer(UserFollowResource, {
    create: (ctx, { user_id }) => follow(ctx, user_id, true),
    delete: (ctx, { user_id }) => follow(ctx, user_id, false),
  }),
  ...answer(UserFollowersResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, followersOf(ctx, person.id, 'user'), (rows) =>
        loadUsers(ctx, ids(rows)),
      )
    },
  }),
  ...answer(UserFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'user'), (rows) => loadUsers(ctx, ids(rows)))
    },
  }),
  ...answer(BoardFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'board'), (rows) =>
        loadBoards(ctx, ids(rows)),
      )
    },
  }),
  ...answer(InterestFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'interest'), (rows) =>
        loadInterests(ctx, ids(rows)),
      )
    },
  }),
]
