import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { keyset } from './keyset.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const newest = keyset('DESC', ['saved_at', 'timestamptz'], ['u.pin_id', 'bigint'])
const byHost = keyset('ASC', [sql`host COLLATE "C"`, 'text'])

test.each([
  ['the key', newest.key, 'ARRAY["saved_at"::text, "u"."pin_id"::text]', []],
  ['the order', newest.order, '"saved_at" DESC, "u"."pin_id" DESC', []],
  ['the first page', newest.isAfter(null), 'true', []],
  [
    'a later page',
    newest.isAfter(['2026-11-18 10:00:00.123456+00', '7', 'not of the order']),
    '("saved_at", "u"."pin_id") < ($1::timestamptz, $2::bigint)',
    ['2026-11-18 10:00:00.123456+00', '7'],
  ],
  ['the key of an expression', byHost.key, 'ARRAY[(host COLLATE "C")::text]', []],
  ['ascending', byHost.order, '(host COLLATE "C") ASC', []],
  ['ascending, a later page', byHost.isAfter(['a.test']), '((host COLLATE "C")) > ($1::text)', ['a.test']],
])('wire.6 a keyset as SQL: %s', (_, part, text, values) => {
  const compiled = part.compile(db)
  expect(compiled.sql).toBe(text)
  expect(compiled.parameters).toEqual(values)
})
