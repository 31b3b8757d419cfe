import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../frame.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import styles from './NextPage.module.css'

/** The end of what is loaded: a link that needs no script, a spinner, or another try. */
export function NextPage({ list: { next, isBusy, refusal, more } }: { list: Listed<unknown> }) {
  const say = useSay()
  const { path, query } = usePlace()
  if (next === null) return null
  const onward = new URLSearchParams(query)
  if (next) onward.set('bookmark', next)
  return (
    <div className={styles.next}>
      {refusal ? (
        <>
          <p role="alert">{say('grid.failed')}</p>
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
