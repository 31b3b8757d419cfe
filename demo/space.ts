import { databaseFolder } from '#server/db/cluster-place.ts'
import { mustFit } from '#server/db/free-space.ts'
import type { Settings } from '#server/settings.ts'

/** Megabytes: a filled world has 100 of pictures, and its database grows by some 60 with what PostgreSQL writes beside it. */
export const PICTURES_MB = 130
const DATABASE_MB = 120

/** Is there room for what the demo world puts into the data folder, and for the built-in database wherever it lies? */
export async function mustFitDemoWorld({ dataDir, s3, databaseUrl }: Settings): Promise<void> {
  const pictures = s3 ? 0 : PICTURES_MB
  const database = databaseUrl ? 0 : DATABASE_MB
  const elsewhere = database ? databaseFolder(dataDir) : dataDir
  if (elsewhere !== dataDir) await mustFit(elsewhere, database, 'the demo world')
  await mustFit(dataDir, elsewhere === dataDir ? pictures + database : pictures, 'the demo world')
}
