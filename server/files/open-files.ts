import { join } from 'node:path'
import type { Files } from '../files.ts'
import type { Settings } from '../settings.ts'
import { diskFiles } from './disk-files.ts'
import { s3Files } from './s3-files.ts'

export function openFiles(settings: Pick<Settings, 'dataDir' | 's3'>): Files {
  return settings.s3 ? s3Files(settings.s3) : diskFiles(join(settings.dataDir, 'files'))
}
