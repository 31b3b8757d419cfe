import { useCallback, useEffect, useState } from 'react'
import type { Id } from '#domain/id.ts'
import type { AnswerOf } from '#domain/resource.ts'
import { VideoUploadResource } from '#domain/resources/videos.ts'
import { useFrame } from '../../frame.tsx'

export type MadeVideo = AnswerOf<typeof VideoUploadResource.get>

const ASKS_EVERY = 2000

/** Create.17. How far a video of one's own is; asked until it is ready or failed, and whenever one wants to know. */
export function useMadeVideo(videoId: Id | undefined) {
  const { ask } = useFrame()
  const [made, setMade] = useState<MadeVideo>()
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
      if (!found || isBeingMade(found)) timer = setTimeout(look, ASKS_EVERY)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, videoId, turn])
  return { made: made?.id === videoId ? made : undefined, lookAgain }
}

export const isBeingMade = ({ state }: Pick<MadeVideo, 'state'>) => state === 'waiting' || state === 'making'
