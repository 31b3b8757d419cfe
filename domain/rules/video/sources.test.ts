import { expect, test } from 'vitest'
import { videoSources } from './sources.ts'

const file = { url: '/x', width: 1, height: 1, duration: 1, thumbnail: '' }
const all = { V_HLSV4: file, V_HLSV3_WEB: file, V_HLSV3_MOBILE: file, V_720P: file }
const names = (isPhone: boolean, hls: 'native' | 'script' | 'none', video_list: Record<string, typeof file> = all) =>
  videoSources({ video_list }, isPhone, hls).map(({ name }) => name)

test.each([
  [true, 'native', ['V_HLSV3_MOBILE', 'V_HLSV4', 'V_HLSV3_WEB', 'V_720P']],
  [false, 'script', ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P']],
  [false, 'none', ['V_720P']],
  [true, 'none', ['V_720P']],
] as const)('video.11 on a phone %s with HLS %s', (isPhone, hls, order) => expect(names(isPhone, hls)).toEqual(order))

test('video.11 what was not made is not tried', () =>
  expect(names(false, 'native', { V_720P: file })).toEqual(['V_720P']))
