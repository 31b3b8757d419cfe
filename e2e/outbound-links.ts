import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { makePictureFile } from './picture.ts'
import { signInDemoPerson, signUpPerson, type Wire } from './wire.ts'

/** A host that no other journey uses. */
export const makeUniqueHost = () => `h${randomUUID().slice(0, 8)}.example`

/** Creates a pin with these options, by a new person unless a session is given. */
export async function createPinWith(options: object, wire?: Wire) {
  const maker = wire ?? (await signUpPerson()).wire
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  return maker.must('Pin', 'create', { title: 'Two jars', image_base64, ...options })
}

/** Sets the verdict of staff on a host. */
export async function setHostVerdict(host: string, verdict: string, message = '') {
  const { wire } = await signInDemoPerson('employee')
  await wire.must('Host', 'update', { host, verdict, message })
}

/** The link from a pin's page to its source. */
export const outboundLink = (page: Page) => page.locator('[data-closeup] [data-visit]')

/** Records all requests of the browser to other hosts. */
export function recordOutboundRequests(context: BrowserContext) {
  const asked: { url: string; referer: string | undefined }[] = []
  context.on('request', (request) => {
    if (!/^https?:\/\/[\w.-]*\.example\//.test(request.url())) return
    asked.push({ url: request.url(), referer: request.headers().referer })
  })
  return asked
}

/** Records outbound clicks that are logged from now on. */
export function recordOutboundClicks(page: Page) {
  // biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
  const told: any[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/OffsiteResource/create/')) return
    told.push(JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}').options)
  })
  return told
}

export const waitForOffsiteCheck = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/resource/OffsiteResource/get/') && response.ok())
