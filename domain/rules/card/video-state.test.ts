import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import { videoState } from './video-state.ts'

const file = { url: 'a.mp4', width: 1, height: 1, duration: 1, thumbnail: 'a.jpg' }
const videos = { id: '1', duration: 1, video_list: { V_720P: file } }

test.each<[Pick<PinCard, 'videos' | 'video_status'>, string]>([
  [{}, 'none'],
  [{ videos, video_status: 'ready' }, 'ready'],
  [{ videos, video_status: null }, 'ready'],
  [{ videos, video_status: 'processing' }, 'preparing'],
  [{ videos: null, video_status: 'processing' }, 'preparing'],
  [{ videos: { ...videos, video_list: {} }, video_status: 'ready' }, 'none'],
  [{ videos, video_status: 'failed' }, 'failed'],
])('video.7 %j is %s', (pin, state) => expect(videoState(pin)).toBe(state))
