import type { PinCard } from '../../entities/pin.ts'

/** D38 and video.7. A video that is still being prepared, or failed, shows its picture; only a ready one plays. */
export function videoState(pin: Pick<PinCard, 'videos' | 'video_status'>): 'none' | 'preparing' | 'failed' | 'ready' {
  if (pin.video_status === 'processing') return 'preparing'
  if (pin.video_status === 'failed') return 'failed'
  return pin.videos && Object.keys(pin.videos.video_list).length > 0 ? 'ready' : 'none'
}
