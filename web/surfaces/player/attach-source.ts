import type { Video } from '#domain/entities/video.ts'
import type { MediaErrorCode } from '#domain/rules/video/media-state.ts'
import { type HlsSupport, orderVideoSources, type VideoSource } from '#domain/rules/video/video-playback.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

function hlsSupport(video: HTMLVideoElement): HlsSupport {
  // Chromium answers "maybe" but plays HLS natively only in recent versions or without MediaSource; hls.js always
  // works.
  if ('MediaSource' in window) return 'script'
  return video.canPlayType(HLS_TYPE) ? 'native' : 'none'
}

/** Attaches the video's files in order: when one fails the next is tried, and after the last the error is reported. */
export function attachSource(
  video: HTMLVideoElement,
  made: Pick<Video, 'video_list'>,
  onError: (code: MediaErrorCode) => void,
): () => void {
  const isPhone = matchMedia('(max-width: 679.98px)').matches
  const left = orderVideoSources(made, isPhone, hlsSupport(video))
  let detach = () => {}
  let isOver = false
  let at = 0

  async function next(code: MediaErrorCode) {
    // Detaching a file stops playback, so the state is remembered.
    const wasPlaying = !video.paused
    detach()
    const source = left.shift()
    if (isOver) return
    if (!source) return onError(code)
    try {
      detach = await attach(video, source, (failed) => {
        at = video.currentTime || at
        void next(failed)
      })
    } catch {
      return next(2)
    }
    if (isOver) return detach()
    if (at > 0) video.currentTime = at
    if (wasPlaying) void video.play().catch(() => {})
  }

  void next(4)
  return () => {
    isOver = true
    detach()
    video.removeAttribute('src')
    video.load()
  }
}

async function attach(video: HTMLVideoElement, { url, isHls }: VideoSource, onFail: (code: MediaErrorCode) => void) {
  const fail = () => onFail((video.error?.code as MediaErrorCode | undefined) ?? 4)
  if (isHls && hlsSupport(video) === 'script') {
    const { default: Hls } = await import('hls.js/light')
    if (!Hls.isSupported()) throw new Error('no MediaSource')
    const hls = new Hls({ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true })
    let hasMended = false
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return
      const isBroken = type === Hls.ErrorTypes.MEDIA_ERROR
      if (isBroken && !hasMended) {
        hasMended = true
        return hls.recoverMediaError()
      }
      onFail(isBroken ? 3 : type === Hls.ErrorTypes.NETWORK_ERROR ? 2 : 4)
    })
    hls.loadSource(url)
    hls.attachMedia(video)
    return () => hls.destroy()
  }
  video.addEventListener('error', fail)
  video.src = url
  return () => video.removeEventListener('error', fail)
}
