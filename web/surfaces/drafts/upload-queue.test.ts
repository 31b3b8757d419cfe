import { expect, test } from 'vitest'
import type { DraftUpload } from './local-draft.ts'
import { findFileProblem, nextUploadKeys } from './upload-queue.ts'

const waiting: DraftUpload = { at: 'waiting' }
const sending: DraftUpload = { at: 'sending', part: 0.5 }
const sent: DraftUpload = { at: 'sent', signature: 'ab', ext: 'jpg', color: '#fff' }
const failed: DraftUpload = { at: 'failed', message: 'no', isRefused: true }
const queue = (...uploads: DraftUpload[]) => uploads.map((upload, index) => ({ key: String(index), upload }))

test.each<[string, DraftUpload[], string[]]>([
  ['nothing to do', [], []],
  ['the first three', [waiting, waiting, waiting, waiting], ['0', '1', '2']],
  ['only as many as there is room for', [sending, waiting, sending, waiting], ['1']],
  ['none while three run', [sending, sending, sending, waiting], []],
  ['failed and sent ones take no room', [failed, sent, waiting, sending, waiting, waiting], ['2', '4']],
])('uploads started: %s', (_, uploads, keys) => {
  expect(nextUploadKeys(queue(...uploads))).toEqual(keys)
})

const file = { name: 'a.jpg', type: 'image/jpeg', size: 1000 }
test.each<[string, object, string | undefined]>([
  ['a picture', {}, undefined],
  ['a kind that the browser does not know', { type: '' }, undefined],
  ['a text', { type: 'text/plain' }, 'upload.kind'],
  ['an SVG', { type: 'image/svg+xml' }, 'upload.kind'],
  ['HEIC by its kind', { type: 'image/heic' }, undefined],
  ['HEIC by its name', { type: '', name: 'IMG_1.HEIC' }, undefined],
  ['exactly 50 MB', { size: 50 * 1024 * 1024 }, undefined],
  ['more than 50 MB', { size: 50 * 1024 * 1024 + 1 }, 'upload.tooLarge'],
  ['nothing in it', { size: 0 }, 'upload.unreadable'],
  ['a video', { type: 'video/mp4', name: 'a.mp4', size: 400e6 }, undefined],
  ['a video by its name alone', { type: '', name: 'A.MOV', size: 60e6 * 2 }, undefined],
  ['a video of another kind', { type: 'video/x-matroska', name: 'a.mkv' }, 'video.kind'],
  ['a video of more than 500 MB', { type: 'video/webm', name: 'a.webm', size: 500e6 + 1 }, 'video.tooLarge'],
  ['a video with nothing in it', { type: 'video/mp4', name: 'a.mp4', size: 0 }, 'video.unreadable'],
])('files are checked before they are sent: %s', (_, change, problem) => {
  expect(findFileProblem({ ...file, ...change })).toBe(problem)
})
