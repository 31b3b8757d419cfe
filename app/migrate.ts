import { withHouse } from './with-house.ts'

await withHouse(async (_, migrated) => {
  console.log(migrated.length ? `Applied ${migrated.join(', ')}.` : 'The database is up to date.')
})
