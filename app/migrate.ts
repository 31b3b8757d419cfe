import { runWithHouse } from './run-with-house.ts'

await runWithHouse(async (_, migrated) => {
  console.log(migrated.length ? `Applied ${migrated.join(', ')}.` : 'The database is up to date.')
})
