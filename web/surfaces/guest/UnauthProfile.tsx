import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useApp } from '../../app-context.tsx'
import { useRememberedPins } from '../../hooks/use-remembered-pins.ts'
import { PinGrid } from '../grid/PinGrid.tsx'
import styles from './UnauthProfile.module.css'

/** Page with a visitor's saves in this browser, and a sign-up link to keep them. */
export function UnauthProfile() {
  const { say } = useApp()
  const list = useRememberedPins()
  const count = list.items.length
  return (
    <>
      <div className={styles.head}>
        <h1>{say('guest.title')}</h1>
        {count > 0 && (
          <>
            <p>{say('guest.sentence', { count })}</p>
            <p className={styles.ways}>
              <Button href="/signup/" kind="primary">
                {say('shell.signUp')}
              </Button>
              <Button href="/login/">{say('shell.logIn')}</Button>
            </p>
          </>
        )}
      </div>
      <PinGrid
        list={list}
        surface="RelatedPinGrid"
        empty={
          <EmptyState
            drawing={<EmptyBower />}
            sentence={say('guest.empty')}
            action={
              <Button href="/" kind="primary">
                {say('guest.emptyAction')}
              </Button>
            }
          />
        }
      />
    </>
  )
}
