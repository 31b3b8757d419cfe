import { expect, test } from 'vitest'
import { isAdditiveMigration, mightAffectTable } from './additive-migrations.ts'
import { loadSchemaUpgrade } from './migrate.ts'

test.each([
  ['CREATE TABLE notes (id bigint PRIMARY KEY); COMMENT ON TABLE notes IS $$spread by id$$;', true],
  ['ALTER TABLE pins ADD COLUMN mood text;\nCREATE INDEX pins_mood ON pins (mood);', true],
  ["-- What was there before can't drop out.\nINSERT INTO walks (name, at) VALUES ('a', 0);", true],
  ['ALTER TABLE pins DROP COLUMN note;', false],
  ['alter table pins rename column note to remark;', false],
  ['UPDATE pins SET note = NULL;', false],
  ['TRUNCATE feed_pool;', false],
  ['ALTER TABLE pins ALTER COLUMN title TYPE varchar(10);', false],
])('%s only adds: %s', (migration, adds) => expect(isAdditiveMigration(migration)).toBe(adds))

test('everything is copied before migrations of which one changes something, and not before those that only add', async () => {
  expect((await loadSchemaUpgrade(['015_local_pool.sql', '021_duplicate_groups.sql'])).onlyAdds).toBe(true)
  expect((await loadSchemaUpgrade(['015_local_pool.sql', '004_feed.sql'])).onlyAdds).toBe(false)
  expect((await loadSchemaUpgrade([])).onlyAdds).toBe(true)
})

test.each([
  ['ALTER TABLE boards DROP COLUMN note;', 'public.boards', true],
  ['ALTER TABLE boards DROP COLUMN note;', 'public.pins', false],
  ['ALTER TABLE board_pins DROP COLUMN note; -- Of pins nothing.', 'public.pins', false],
  ['DROP INDEX pins_open;', 'public.pins', true],
  ['DROP FUNCTION seen() CASCADE;', 'public.pins', true],
  ['DO $$ BEGIN DROP TABLE boards; END $$;', 'public.pins', true],
  ['INSERT INTO walks VALUES (1) ON CONFLICT DO NOTHING; DELETE FROM walks;', 'public.pins', false],
])('%s may change %s: %s', (migrations, table, may) => expect(mightAffectTable(migrations, table)).toBe(may))
