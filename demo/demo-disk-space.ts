import { findDatabaseFolder } from '#server/db/cluster-location.ts'
import { assertFreeMegabytes } from '#server/db/free-space.ts'
import type { ServerSettings } from '#server/settings.ts'

/** A filled world has 100 MB of pictures, and its database grows by about 60 MB including PostgreSQL's log. */
export const DEMO_PICTURES_MB = 130
const DATABASE_MB = 120

/**
 * Checks that there is disk space for the demo world in the data folder, and for the built-in database wherever it is.
 */
export async function assertDemoWorldFits({ dataDir, s3, databaseUrl }: ServerSettings): Promise<void> {
  const pictures = s3 ? 0 : DEMO_PICTURES_MB
  const database = databaseUrl ? 0 : DATABASE_MB
  const elsewhere = database ? findDatabaseFolder(dataDir) : dataDir
  if (elsewhere !== dataDir) await assertFreeMegabytes(elsewhere, database, 'the demo world')
  await assertFreeMegabytes(dataDir, elsewhere === dataDir ? pictures + database : pictures, 'the demo world')
}
