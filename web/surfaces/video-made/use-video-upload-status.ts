import { useCallback, useEffect, useState } from 'react'
import type { Id } from '#domain/id.ts'
import type { AnswerOf } from '#domain/resource.ts'
import { VideoUploadResource } from '#domain/resources/videos.ts'
import { useApp } from '../../app-context.tsx'

export type VideoUploadStatus = AnswerOf<typeof VideoUploadResource.get>

const ASKS_EVERY = 2000

/**
 * The processing status of the viewer's uploaded video; polls until it is ready or failed, and on request (create.17).
 */
export function useVideoUploadStatus(videoId: Id | undefined) {
  const { ask } = useApp()
  const [made, setMade] = useState<VideoUploadStatus>()
  const [turn, setTurn] = useState(0)
  const lookAgain = useCallback(() => setTurn((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn looks again
  useEffect(() => {
    if (!videoId) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      const found = await ask(VideoUploadResource.get, { video_id: videoId }).catch(() => undefined)
      if (isOver) return
      if (found) setMade(found)
      if (!found || isVideoInProgress(found)) timer = setTimeout(look, ASKS_EVERY)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, videoId, turn])
  return { made: made?.id === videoId ? made : undefined, lookAgain }
}

export const isVideoInProgress = ({ state }: Pick<VideoUploadStatus, 'state'>) =>
  state === 'waiting' || state === 'making'
