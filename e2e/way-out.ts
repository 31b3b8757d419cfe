import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { pictureFile } from './picture.ts'
import { demoPerson, newPerson, type Wire } from './wire.ts'

/** A host that no other journey knows. */
export const newHost = () => `h${randomUUID().slice(0, 8)}.example`

/** Someone new pins something with this link. */
export async function pinWith(options: object, wire?: Wire) {
  const maker = wire ?? (await newPerson()).wire
  const image_base64 = (await pictureFile()).buffer.toString('base64')
  return maker.must('Pin', 'create', { title: 'Two jars', image_base64, ...options })
}

/** Staff decide on a host. */
export async function decide(host: string, verdict: string, message = '') {
  const { wire } = await demoPerson('employee')
  await wire.must('Host', 'update', { host, verdict, message })
}

/** The one way from a pin's page to where it comes from. */
export const wayOut = (page: Page) => page.locator('[data-closeup] [data-visit]')

/** What the browser asks of a host outside, by whatever way it got there. */
export function outsideOf(context: BrowserContext) {
  const asked: { url: string; referer: string | undefined }[] = []
  context.on('request', (request) => {
    if (!/^https?:\/\/[\w.-]*\.example\//.test(request.url())) return
    asked.push({ url: request.url(), referer: request.headers().referer })
  })
  return asked
}

/** What is told of clicks from now on. */
export function clicksOf(page: Page) {
  // biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
  const told: any[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/OffsiteResource/create/')) return
    told.push(JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}').options)
  })
  return told
}

export const checked = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/resource/OffsiteResource/get/') && response.ok())
