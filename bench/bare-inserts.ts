import type pg from 'pg'
import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import type { Person } from '#server/context.ts'
import { connectPool } from '#server/db/connect.ts'
import { FACT_QUEUE } from '#server/facts/queues.ts'
import type { House } from '#server/house.ts'
import { repeatConcurrently } from './load.ts'

type With = { people: Person[]; boards: Id[]; pins: Id[]; clients: number }
type SavedPin = { id: Id; aggregate_id: Id; title: string; description: string; link: string | null; alt_text: string }

/** Inserts only the rows of a save: a pin, its three list rows, the event, the fact and its job, in one transaction. */
export async function runBareInserts(house: House, { people, boards, pins, clients }: With) {
  const pool = connectPool({ connectionString: house.settings.databaseUrl as string, max: clients })
  const { rows: sources } = await pool.query<SavedPin>(
    'SELECT id, aggregate_id, title, description, link, alt_text FROM pins WHERE id = ANY($1)',
    [pins],
  )
  const one = async (client: pg.PoolClient, at: number, saved: SavedPin) => {
    const { id: user } = people[at] as Person
    const [pin, fact, board, aggregateId, now] = [
      house.newId(),
      house.newId(),
      boards[at],
      saved.aggregate_id,
      new Date(),
    ]
    const payload = JSON.stringify({ pin_id: pin, from_pin_id: saved.id, board_id: board })
    const { title, description, link, alt_text } = saved
    const insert = (statement: Statement, ...values: unknown[]) => client.query({ ...statement, values })
    await client.query('BEGIN')
    await insert(PIN, pin, aggregateId, user, board, saved.id, title, description, link, alt_text, now)
    await insert(USER_PIN, user, pin, aggregateId, board, now)
    await insert(AGGREGATE_PIN, aggregateId, pin, user, board, now)
    await insert(BOARD_PIN, board, pin, aggregateId, user, makeFrontPosition(pin), now)
    await insert(EVENT, `u${user}`, now, fact, LOG_EVENT.savedPin, saved.id, payload)
    await insert(FACT, fact, payload, user, now)
    await insert(JOB, FACT_QUEUE, JSON.stringify({ fact_id: fact }))
    await client.query('COMMIT')
  }
  const load = async (times: number) => {
    const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()))
    const done = await repeatConcurrently(times, clients, (nth, at) =>
      one(connections[at] as pg.PoolClient, at, sources[nth % sources.length] as SavedPin),
    )
    for (const connection of connections) connection.release()
    return done
  }
  return { load, end: () => pool.end() }
}

type Statement = { name: string; text: string }
/** Named like the product's prepared statements, so that each connection plans it once. */
const named = (name: string, text: string): Statement => ({ name, text })

const PIN = named(
  'pin',
  `INSERT INTO pins (id, aggregate_id, pinner_id, board_id, source_pin_id, title, description, link, alt_text, is_repin,
  created_at, saved_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $10)`,
)
const USER_PIN = named(
  'user_pin',
  `INSERT INTO user_pins (user_id, pin_id, aggregate_id, board_id, is_created, audience, saved_at)
  VALUES ($1, $2, $3, $4, false, 0, $5)`,
)
const AGGREGATE_PIN = named(
  'aggregate_pin',
  `INSERT INTO aggregate_pins (aggregate_id, pin_id, user_id, board_id, audience, saved_at)
  VALUES ($1, $2, $3, $4, 0, $5)`,
)
const BOARD_PIN = named(
  'board_pin',
  `INSERT INTO board_pins (board_id, pin_id, aggregate_id, pinner_id, position, saved_at)
  VALUES ($1, $2, $3, $4, $5, $6)`,
)
const EVENT = named(
  'event',
  'INSERT INTO events (actor_key, at, id, type, object_id, data) VALUES ($1, $2, $3, $4, $5, $6)',
)
const FACT = named(
  'fact',
  `INSERT INTO facts (id, name, payload, viewer_id, actor_id, happened_at) VALUES ($1, 'pin.saved', $2, $3, $3, $4)`,
)
const JOB = named('job', 'INSERT INTO pgboss.job (name, data) VALUES ($1, $2)')
