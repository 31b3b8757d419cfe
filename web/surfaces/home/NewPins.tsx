import { useCallback, useEffect, useRef, useState } from 'react'
import { FollowingFeedResource, HomefeedNewsResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'
import { makeQuestionKey } from '../../state/store.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './Home.module.css'

const EVERY = 60_000
/** Pull distance in pixels that triggers a refresh on phones. */
const PULL = 90

/**
 * Button with the number of new pins by followed people since the page was opened; a tap or pull inserts them
 * (`feed.10`). For You then counts them as seen; an open Following tab is updated too.
 */
export function NewPins() {
  const { ask, store, say } = useApp()
  const [count, setCount] = useState(0)
  const since = useRef(0)
  const bringIn = useCallback(async () => {
    const options = { field_set_key: 'card' as const, page_size: FIRST_PAGE_SIZE }
    try {
      await ask(HomefeedNewsResource.update, {})
      const asked = Date.now()
      const isOpened = store.get().lists[makeQuestionKey(FollowingFeedResource.get, options)] !== undefined
      for (const feed of [UserHomefeedResource.get, ...(isOpened ? [FollowingFeedResource.get] : [])])
        store.take(feed, options, await ask(feed, options))
      since.current = asked
      setCount(0)
      scrollTo({ top: 0 })
    } catch (thrown) {
      showRefusalToast(thrown)
    }
  }, [ask, store])
  useEffect(() => {
    since.current ||= Date.parse(store.get().config.now)
    const look = () => {
      if (document.visibilityState !== 'visible') return
      ask(HomefeedNewsResource.get, { since: since.current }).then(
        (found) => setCount(found.count),
        () => {},
      )
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, store])
  useEffect(() => {
    let from: number | undefined
    const start = ({ touches, target }: TouchEvent) => {
      const isOnPage = scrollY <= 0 && !(target as Element).closest('dialog')
      from = isOnPage && touches.length === 1 ? touches[0]?.clientY : undefined
    }
    const end = ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0]?.clientY
      if (from !== undefined && to !== undefined && to - from > PULL && scrollY <= 0) void bringIn()
    }
    addEventListener('touchstart', start, { passive: true })
    addEventListener('touchend', end, { passive: true })
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchend', end)
    }
  }, [bringIn])
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button kind="primary" onClick={() => void bringIn()}>
          {say('home.newPins', { count })}
        </Button>
      )}
    </div>
  )
}
