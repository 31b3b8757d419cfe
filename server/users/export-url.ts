import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

const LASTS = 60 * 60 * 1000

type ExportRef = { userId: Id; exportId: Id }

/** Makes the download URL of an export, valid for an hour and for its owner only. */
export function makeExportUrl(house: House, of: ExportRef, now: Date): string {
  const e = String(Math.floor((now.getTime() + LASTS) / 1000))
  return `${house.settings.publicUrl}/settings/export/${of.exportId}?e=${e}&s=${sign(house, of, e)}`
}

export function isExportUrlValid(house: House, of: ExportRef, e: string, s: string, now: Date): boolean {
  const expected = Buffer.from(sign(house, of, e))
  const given = Buffer.from(s)
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(e) * 1000 > now.getTime()
}

function sign(house: House, { userId, exportId }: ExportRef, e: string): string {
  return createHmac('sha256', house.secrets.signature).update(`export ${userId} ${exportId} ${e}`).digest('base64url')
}
