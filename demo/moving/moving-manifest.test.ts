import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadMovingManifest, toMovingFolder, toStoredFileName } from './moving-manifest.ts'

test('every file of the demo’s videos and GIFs is there', () => {
  const { videos, gifs } = loadMovingManifest()
  const files = [
    ...videos.flatMap((video) =>
      video.files.map((file) => new URL(toStoredFileName(file), toMovingFolder('video', video))),
    ),
    ...gifs.flatMap((gif) => gif.files.map((file) => new URL(toStoredFileName(file), toMovingFolder('gif', gif)))),
  ]
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file)).map(String)).toEqual([])
})
