import { type ReactNode, useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import type { LoadedList } from '../../hooks/hooks.ts'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import styles from './NextPage.module.css'

type Props = {
  list: LoadedList<unknown>
  /** Name of the URL parameter for the next page's bookmark, if the page has several lists. */
  startName?: string | undefined
  /** The action offered at the end of the list; by default, a long list links back to its top. */
  end?: ReactNode
}

/**
 * The end of the loaded part of a list: a link that works without script, a spinner, a retry button, or a note that the
 * list ends here.
 */
export function NextPage({ list, startName = 'bookmark', end }: Props) {
  const say = useSay()
  const { path, query } = useRouteLocation()
  const { items, next, isBusy, refusal, more } = list
  const isOnline = useIsOnline()
  const waitsForConnection = refusal?.kind === 'offline'
  useEffect(() => {
    if (!waitsForConnection) return
    addEventListener('online', more)
    return () => removeEventListener('online', more)
  }, [waitsForConnection, more])
  if (next === null) {
    if (items.length === 0 || (!end && items.length < FIRST_PAGE_SIZE)) return null
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
