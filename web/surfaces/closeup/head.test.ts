import { expect, test } from 'vitest'
import { en } from '#domain/text/en.ts'
import { makeSay } from '#domain/text/say.ts'
import type { RouteLocation } from '../../router/route.ts'
import type { StoreState } from '../../state/store.ts'
import { makeCloseupRouteHead } from './head.ts'

const pin = {
  type: 'pin',
  id: '12',
  title: 'Two jars',
  grid_title: 'Two jars',
  alt_text: '',
  auto_alt_text: '',
  description: '',
  seo_url: '/pin/two-jars--12/',
  image_signature: '0123456789abcdef0123456789abcdef',
  image_ext: 'jpg',
}
const headOf = (more: object) => {
  const config = { media_url: 'https://media.test', public_url: 'https://bower.example' }
  const known = { shown: { 'pin:12': { ...pin, ...more } }, config, read: new Set() } as unknown as StoreState
  return makeCloseupRouteHead({ params: { pin: '12' } } as unknown as RouteLocation, known, makeSay(en, 'en-US'))
}

test.each([
  [1000, 1500, 736, 1104],
  [300, 450, 300, 450],
  [2000, 500, 736, 184],
])(
  'wire.12 the picture a page of a pin names is told as large as its file: of %i × %i it is %i × %i',
  (image_width, image_height, width, height) => {
    expect(headOf({ image_width, image_height }).image).toMatchObject({
      url: expect.stringMatching(/^https:\/\/media\.test\/736x\//),
      width,
      height,
      alt: expect.stringMatching(/\w/),
    })
  },
)

test('wire.12 a blurred or missing picture is left out of the metadata', () => {
  const size = { image_width: 300, image_height: 450 }
  expect(headOf({ ...size, is_sensitive: true }).image).toBeUndefined()
  expect(headOf({ ...size, image_signature: null }).image).toBeUndefined()
})

test('wire.12 the metadata of a video contains its file with type and size, that of other pins none', () => {
  const file = { url: 'https://media.test/v.mp4', width: 720, height: 1280, duration: 8000, thumbnail: '/t.webp' }
  const videos = { id: '1', duration: 8000, video_list: { V_720P: file } }
  expect(headOf({ videos })).toMatchObject({ type: 'video.other', video: { url: file.url, width: 720, height: 1280 } })
  expect(headOf({ videos, is_sensitive: true }).video).toBeUndefined()
  expect(headOf({})).toMatchObject({ type: 'article', video: undefined })
})
