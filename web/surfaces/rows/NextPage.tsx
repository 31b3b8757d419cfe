import { type ReactNode, useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../frame.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import { usePlace } from '../../router/place.tsx'
import { FIRST_PAGE } from '../../router/route.ts'
import styles from './NextPage.module.css'

type Props = {
  list: Listed<unknown>
  /** What the address calls the start of the next page, where a page has several lists. */
  startName?: string | undefined
  /** The one thing to do where the list ends. Without, a long list leads back to its top. */
  end?: ReactNode
}

/** The end of what is loaded: a link that needs no script, a spinner, another try, or the end of the list, which says so. */
export function NextPage({ list, startName = 'bookmark', end }: Props) {
  const say = useSay()
  const { path, query } = usePlace()
  const { items, next, isBusy, refusal, more } = list
  const isOnline = useIsOnline()
  const waitsForConnection = refusal?.kind === 'offline'
  useEffect(() => {
    if (!waitsForConnection) return
    addEventListener('online', more)
    return () => removeEventListener('online', more)
  }, [waitsForConnection, more])
  if (next === null) {
    if (items.length === 0 || (!end && items.length < FIRST_PAGE)) return null
    return (
      <div className={styles.next} data-end="">
        <p>{say('grid.end')}</p>
        {end ?? <Button onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>{say('grid.toTop')}</Button>}
      </div>
    )
  }
  const onward = new URLSearchParams(query)
  if (next) onward.set(startName, next)
  return (
    <div className={styles.next}>
      {refusal ? (
        <>
          <p role="alert">{say(waitsForConnection && !isOnline ? 'grid.offline' : 'grid.failed')}</p>
          <Button onClick={more}>{say('shell.tryAgain')}</Button>
        </>
      ) : isBusy ? (
        <Spinner large label={say('grid.loading')} />
      ) : (
        <Button
          href={`${path}?${onward}`}
          rel="next"
          onClick={(event) => {
            event.preventDefault()
            more()
          }}
        >
          {say('grid.next')}
        </Button>
      )}
    </div>
  )
}
