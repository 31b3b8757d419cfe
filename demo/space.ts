import { mustFit } from '#server/db/free-space.ts'
import type { Settings } from '#server/settings.ts'

/** Megabytes: a filled world has 63 of pictures, and its database grows by some 40 with what PostgreSQL writes beside it. */
const PICTURES = 80
const DATABASE = 120

/** Is there room for what the demo world puts into the data folder? */
export async function mustFitDemoWorld({ dataDir, s3, databaseUrl }: Settings): Promise<void> {
  await mustFit(dataDir, (s3 ? 0 : PICTURES) + (databaseUrl ? 0 : DATABASE), 'the demo world')
}
