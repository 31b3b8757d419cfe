import { expect, test } from 'vitest'
import { findFileProblem } from './file-problems.ts'

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
