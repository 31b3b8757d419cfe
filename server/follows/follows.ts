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
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadInterests } from '../interests/load-interests.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeeBoard, mustSeePerson } from '../records/access.ts'
import { loadBoards, mustLoadBoard } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { setFollow } from './set-follow.ts'

const NEWEST_FOLLOWED = keyset('DESC', ['created_at', 'timestamptz'], ['target_id', 'bigint'])
const NEWEST_FOLLOWERS = keyset('DESC', ['created_at', 'timestamptz'], ['follower_id', 'bigint'])

type Row = { id: Id; cursor_key: CursorKey }

/** Lists people, boards or topics that someone follows, newest first. */
function following(ctx: Context, person: Id, kind: 'user' | 'board' | 'interest') {
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT target_id AS id, ${NEWEST_FOLLOWED.key} AS cursor_key FROM follows
      WHERE follower_id = ${person} AND kind = ${kind}
        AND ${NEWEST_FOLLOWED.isAfter(after)}
      ORDER BY ${NEWEST_FOLLOWED.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

function followersOf(ctx: Context, target: Id, kind: 'user' | 'board') {
  return async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT follower_id AS id, ${NEWEST_FOLLOWERS.key} AS cursor_key FROM followers
      WHERE target_id = ${target} AND kind = ${kind}
        AND ${NEWEST_FOLLOWERS.isAfter(after)}
      ORDER BY ${NEWEST_FOLLOWERS.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const ids = (rows: Row[]) => rows.map((row) => row.id)

async function follow(ctx: Context, id: Id, isFollowed: boolean) {
  const person = await mustSeePerson(ctx, { id })
  if (isFollowed && person.ads_only_site) throw new Refusal('forbidden', 'person.adsOnly', {}, { field: 'user_id' })
  await setFollow(ctx, 'user', person.id, isFollowed)
  return flushCountsThen(ctx, async () => {
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
  return flushCountsThen(ctx, () => mustLoadBoard(ctx, board.id))
}

async function followInterest(ctx: Context, id: Id, isFollowed: boolean) {
  const [interest] = await loadInterests(ctx, [id])
  if (!interest) throw new Refusal('not_found', 'interest.none')
  await setFollow(ctx, 'interest', id, isFollowed)
  return flushCountsThen(ctx, async () => (await loadInterests(ctx, [id]))[0] ?? interest)
}

export const followAnswers = [
  ...defineAnswers(BoardFollowResource, {
    create: (ctx, { board_id }) => followBoard(ctx, board_id, true),
    delete: (ctx, { board_id }) => followBoard(ctx, board_id, false),
  }),
  ...defineAnswers(InterestFollowResource, {
    create: (ctx, { interest_id }) => followInterest(ctx, interest_id, true),
    delete: (ctx, { interest_id }) => followInterest(ctx, interest_id, false),
  }),
  ...defineAnswers(BoardFollowersResource, {
    async get(ctx, { board_id }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, followersOf(ctx, board.id, 'board'), (rows) =>
        loadUsers(ctx, ids(rows)),
      )
    },
  }),
  ...defineAnswers(UserFollowResource, {
    create: (ctx, { user_id }) => follow(ctx, user_id, true),
    delete: (ctx, { user_id }) => follow(ctx, user_id, false),
  }),
  ...defineAnswers(UserFollowersResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, followersOf(ctx, person.id, 'user'), (rows) =>
        loadUsers(ctx, ids(rows)),
      )
    },
  }),
  ...defineAnswers(UserFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'user'), (rows) =>
        loadUsers(ctx, ids(rows)),
      )
    },
  }),
  ...defineAnswers(BoardFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'board'), (rows) =>
        loadBoards(ctx, ids(rows)),
      )
    },
  }),
  ...defineAnswers(InterestFollowingResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, following(ctx, person.id, 'interest'), (rows) =>
        loadInterests(ctx, ids(rows)),
      )
    },
  }),
]
