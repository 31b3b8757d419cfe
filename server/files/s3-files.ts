import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Files } from '../files.ts'
import type { Settings } from '../settings.ts'

/** Files in a bucket of any S3. The client is loaded with the first file: most houses keep files in a folder. */
export function s3Files(settings: NonNullable<Settings['s3']>): Files {
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
  }
}

async function connect({ endpoint, region, accessKey, secretKey }: NonNullable<Settings['s3']>) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Many S3 servers don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, ...commands }
}
