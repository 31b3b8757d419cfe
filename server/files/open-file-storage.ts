import { join } from 'node:path'
import type { FileStorage } from '../files.ts'
import type { ServerSettings } from '../settings.ts'
import { makeDiskFileStorage } from './disk-files.ts'
import { makeS3FileStorage } from './s3-files.ts'

export function openFileStorage(settings: Pick<ServerSettings, 'dataDir' | 's3'>): FileStorage {
  return settings.s3 ? makeS3FileStorage(settings.s3) : makeDiskFileStorage(join(settings.dataDir, 'files'))
}
