import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY_MS = 24 * 3600_000

/** Signed parameters that authorize sending a registered upload, for one day. */
export function makeUploadParameters(key: Buffer, uploadId: string, now: Date) {
  const expires = String(now.getTime() + DAY_MS)
  return { upload_id: uploadId, expires, signature: sign(key, uploadId, expires) }
}

export function isUploadAllowed(key: Buffer, uploadId: string, sent: Record<string, string>, now: Date): boolean {
  const { expires = '', signature = '' } = sent
  const wanted = Buffer.from(sign(key, uploadId, expires))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) && Number(expires) > now.getTime()
}

function sign(key: Buffer, uploadId: string, expires: string): string {
  return createHmac('sha256', key).update(`upload ${uploadId} ${expires}`).digest('hex')
}
