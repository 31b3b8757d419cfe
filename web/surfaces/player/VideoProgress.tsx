import { useEffect, useState } from 'react'
import { PinResource } from '#domain/resources/pins.ts'
import { VideoUploadResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import styles from './VideoProgress.module.css'

const ASKS_EVERY = 2000

/**
 * Progress of one's own video processing, or why it failed, with a cancel button (`create.17`). Refetches the pin once
 * ready.
 */
export function VideoProgress({ pinId }: { pinId: string }) {
  const { ask, store, say, moreWords } = useApp()
  const [made, setMade] = useState<{ id: string; state: string; progress: number; message: string | null }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function look() {
      const options = { pin_id: pinId }
      const found = await ask(VideoUploadResource.get, options).catch(() => undefined)
      if (isOver) return
      if (found) setMade(found)
      if (found && found.state !== 'waiting' && found.state !== 'making') {
        const pin = await ask(PinResource.get, { id: pinId }).catch(() => undefined)
        if (pin) store.take(PinResource.get, { id: pinId }, pin)
        return
      }
      timer = setTimeout(look, ASKS_EVERY)
    }
    void Promise.resolve(moreWords?.()).finally(look)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, store, moreWords, pinId])
  if (!made) return null
  if (made.message)
    return (
      <div className={styles.row} role="alert">
        <p>{made.message}</p>
        <Button href={`/pin/${pinId}/edit/`}>{say('video.another')}</Button>
      </div>
    )
  return (
    <div className={styles.row} data-progress={made.progress}>
      <progress value={made.progress} max={100} aria-label={say('player.progress')} />
      <span>{say('player.percent', { percent: made.progress })}</span>
      <Button onClick={() => void ask(VideoUploadResource.delete, { video_id: made.id })}>
        {say('player.stopMaking')}
      </Button>
    </div>
  )
}
