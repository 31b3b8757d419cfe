import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { House } from '../house.ts'

const PART = 8 * 1024 * 1024
type Store = DataStore & { read(name: string): Readable | Promise<Readable> }
const opened = new WeakMap<House['settings'], Promise<Store>>()

/** Opens the store for the received parts of unfinished uploads, next to the other files. */
export function openUploadStore({ settings }: Pick<House, 'settings'>): Promise<Store> {
  const known = opened.get(settings) ?? openStore(settings)
  opened.set(settings, known)
  return known
}

async function openStore({ s3, dataDir }: House['settings']): Promise<Store> {
  if (!s3) {
    const { FileStore } = await import('@tus/file-store')
    return new FileStore({ directory: join(dataDir, 'uploads') })
  }
  const { S3Store } = await import('@tus/s3-store')
  const { bucket, endpoint, region, accessKey, secretKey } = s3
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
  return new S3Store({
    partSize: PART,
    useTags: false,
    s3ClientConfig: {
      bucket,
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      // Many S3 services don't support the checksums that newer clients add.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })
}

/** The name of an upload in the store, with a prefix because a bucket may contain other objects. */
export const toStoredUploadName = (id: string) => `upload-${id}`

/** Deletes the received bytes of an upload; missing ones are ignored. */
export async function deleteUploadBytes(house: Pick<House, 'settings' | 'files'>, id: string): Promise<void> {
  const store = await openUploadStore(house)
  const name = toStoredUploadName(id)
  await store.remove(name).catch(() => {})
  // In S3, the store can't delete a completed upload.
  if (house.settings.s3) await house.files.remove([name, `${name}.info`, `${name}.part`])
}
