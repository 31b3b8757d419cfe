import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FileStorage } from '../files.ts'
import type { ServerSettings } from '../settings.ts'

/**
 * File storage in an S3 bucket. The client library is loaded on first use, because most installations keep files in a
 * folder.
 */
export function makeS3FileStorage(settings: NonNullable<ServerSettings['s3']>): FileStorage {
  let connecting: ReturnType<typeof connect> | undefined
  const s3 = () => (connecting ??= connect(settings))
  const place = (key: string) => ({ Bucket: settings.bucket, Key: key })
  return {
    async put(key, bytes, contentType) {
      const { client, PutObjectCommand } = await s3()
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: contentType }))
    },
    async putFile(key, path, contentType) {
      const { client, PutObjectCommand } = await s3()
      const { size: ContentLength } = await stat(path)
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ ...place(key), Body, ContentLength, ContentType: contentType }))
    },
    async open(key) {
      const { client, GetObjectCommand, HeadObjectCommand } = await s3()
      try {
        const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand(place(key)))
        return {
          size,
          async read(range) {
            const Range = range && `bytes=${range.start}-${range.end}`
            return (await client.send(new GetObjectCommand({ ...place(key), ...(Range && { Range }) })))
              .Body as Readable
          },
        }
      } catch (error) {
        if (['NotFound', 'NoSuchKey'].includes((error as Error).name)) return null
        throw error
      }
    },
    async get(key) {
      const { client, GetObjectCommand } = await s3()
      try {
        const found = await client.send(new GetObjectCommand(place(key)))
        return Buffer.from(await found.Body!.transformToByteArray())
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(keys) {
      const { client, DeleteObjectCommand } = await s3()
      await Promise.all(keys.map((key) => client.send(new DeleteObjectCommand(place(key)))))
    },
    async list(folder) {
      const { client, ListObjectsV2Command } = await s3()
      const keys: string[] = []
      for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
        const asked = { Bucket: settings.bucket, Prefix: `${folder}/`, ...(next && { ContinuationToken: next }) }
        const { Contents = [], NextContinuationToken } = await client.send(new ListObjectsV2Command(asked))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
        next = NextContinuationToken
      }
      return keys
    },
  }
}

async function connect({ endpoint, region, accessKey, secretKey }: NonNullable<ServerSettings['s3']>) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Many S3 servers don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, ...commands }
}
