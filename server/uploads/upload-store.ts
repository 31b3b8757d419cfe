import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { House } from '../house.ts'

const PART = 8 * 1024 * 1024
type Store = DataStore & { read(name: string): Readable | Promise<Readable> }
const opened = new WeakMap<House['settings'], Promise<Store>>()

/** Where what has arrived of a file waits for the rest of it: beside the files that are kept. */
export function uploadStore({ settings }: Pick<House, 'settings'>): Promise<Store> {
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
      // Many services that speak S3 know nothing of the sums that newer clients add.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })
}

/** The name of an upload in the store; a bucket may hold other things, too. */
export const storedName = (id: string) => `upload-${id}`

/** Lets go of what had arrived; none is fine. */
export async function dropBytes(house: Pick<House, 'settings' | 'files'>, id: string): Promise<void> {
  const store = await uploadStore(house)
  const name = storedName(id)
  await store.remove(name).catch(() => {})
  // In S3 the store can't take back an upload that is whole, and would leave it there.
  if (house.settings.s3) await house.files.remove([name, `${name}.info`, `${name}.part`])
}
