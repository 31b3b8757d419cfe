import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestPerson } from './wire.ts'

const FILE = new URL('../demo/moving/kept/video-waves-2/432.mp4', import.meta.url)

/** Uploads a video through the API and returns its pin once the video is ready. */
export async function uploadVideoPin({ wire }: TestPerson, title: string): Promise<string> {
  const list = JSON.stringify([{ id: 'v', media_type: 'video-story-pin' }])
  const { v } = await wire.must('MediaUploads', 'create', { media_info_list: list })
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(v.upload_parameters)) form.append(name, value)
  form.append('file', new Blob([await readFile(FILE)]), 'video.mp4')
  const sent = await fetch(v.upload_url, { method: 'POST', body: form })
  expect(sent.status).toBe(204)
  const { id } = await wire.must('Pin', 'create', { upload_id: v.upload_id, title })
  await expect
    .poll(async () => (await wire.must('Pin', 'get', { id })).video_status, { timeout: 120_000, interval: 1000 })
    .toBe('ready')
  return id
}

export async function assertPlaysH264(page: Page) {
  const can = await page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'))
  if (!can)
    throw new Error('This Chromium can’t play H.264. Install Debian’s chromium, or name one that can in CHROME_PATH.')
}

export const readVideoTime = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).currentTime)
export const isVideoPaused = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).paused)
