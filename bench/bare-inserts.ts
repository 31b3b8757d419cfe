import type pg from 'pg'
import type { Id } from '#domain/id.ts'
import { LOG } from '#domain/log-events.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import type { Person } from '#server/context.ts'
import { connectPool } from '#server/db/connect.ts'
import { FACT_QUEUE } from '#server/facts/queues.ts'
import type { House } from '#server/house.ts'

const SECONDS = 3

type With = { people: Person[]; boards: Id[]; pins: Id[]; clients: number }
type Thing = { id: Id; aggregate_id: Id; title: string; description: string; link: string | null; alt_text: string }

/** What a save writes and nothing else: a pin, its three list rows, the event, the fact and its job, in one transaction. */
export async function bareInserts(house: House, { people, boards, pins, clients }: With) {
  const pool = connectPool({ connectionString: house.settings.databaseUrl as string, max: clients })
  const { rows: things } = await pool.query<Thing>(
    'SELECT id, aggregate_id, title, description, link, alt_text FROM pins WHERE id = ANY($1)',
    [pins],
  )
  const one = async (client: pg.PoolClient, at: number, thing: Thing) => {
    const { id: user } = people[at] as Person
    const [pin, fact, board, thingId, now] = [house.newId(), house.newId(), boards[at], thing.aggregate_id, new Date()]
    const payload = JSON.stringify({ pin_id: pin, from_pin_id: thing.id, board_id: board })
    await client.query('BEGIN')
    await client.query(PIN, [
      pin,
      thingId,
      user,
      board,
      thing.id,
      thing.title,
      thing.description,
      thing.link,
      thing.alt_text,
      now,
    ])
    await client.query(USER_PIN, [user, pin, thingId, board, now])
    await client.query(AGGREGATE_PIN, [thingId, pin, user, board, now])
    await client.query(BOARD_PIN, [board, pin, thingId, user, newestPosition(pin), now])
    await client.query(EVENT, [`u${user}`, now, fact, LOG.savedPin, thing.id, payload])
    await client.query(FACT, [fact, payload, user, now])
    await client.query(JOB, [FACT_QUEUE, JSON.stringify({ fact_id: fact })])
    await client.query('COMMIT')
  }
  const perSecond = async () => {
    const began = performance.now()
    let done = 0
    const work = async (at: number) => {
      const client = await pool.connect()
      try {
        while (performance.now() - began < SECONDS * 1000)
          await one(client, at, things[done++ % things.length] as Thing)
      } finally {
        client.release()
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, at) => work(at)))
    return (done * 1000) / (performance.now() - began)
  }
  return { perSecond, end: () => pool.end() }
}

const PIN = `INSERT INTO pins (id, aggregate_id, pinner_id, board_id, source_pin_id, title, description, link, alt_text, is_repin,
  created_at, saved_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $10)`
const USER_PIN = `INSERT INTO user_pins (user_id, pin_id, aggregate_id, board_id, is_created, audience, saved_at)
  VALUES ($1, $2, $3, $4, false, 0, $5)`
const AGGREGATE_PIN = `INSERT INTO aggregate_pins (aggregate_id, pin_id, user_id, board_id, audience, saved_at)
  VALUES ($1, $2, $3, $4, 0, $5)`
const BOARD_PIN = `INSERT INTO board_pins (board_id, pin_id, aggregate_id, pinner_id, position, saved_at)
  VALUES ($1, $2, $3, $4, $5, $6)`
const EVENT = 'INSERT INTO events (actor_key, at, id, type, object_id, data) VALUES ($1, $2, $3, $4, $5, $6)'
const FACT = `INSERT INTO facts (id, name, payload, viewer_id, actor_id, happened_at) VALUES ($1, 'pin.saved', $2, $3, $3, $4)`
const JOB = 'INSERT INTO pgboss.job (name, data) VALUES ($1, $2)'
