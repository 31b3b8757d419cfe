import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import styles from './Message.module.css'
import type { Outbox, Pending } from './use-outbox.ts'

/** A message that is not there yet: on its way, or with the reason why not and a way to try again. */
export function PendingMessage({ pending, outbox }: { pending: Pending; outbox: Outbox }) {
  const say = useSay()
  const { text, failure, isOffline } = pending
  return (
    <li className={classes(styles.message, styles.mine)} data-pending={failure ? 'failed' : 'sending'}>
      <div className={styles.body}>
        <p className={classes(styles.bubble, styles.pending, 'as-written')}>{text}</p>
        {failure ? (
          <span className={styles.failed} role="alert">
            {isOffline ? say('messages.offline') : `${say('messages.failed')} ${failure}`}{' '}
            <button type="button" onClick={() => outbox.retry(pending)}>
              {say('messages.retry')}
            </button>{' '}
            <button type="button" onClick={() => outbox.discard(pending)}>
              {say('messages.discard')}
            </button>
          </span>
        ) : (
          <span className={styles.when}>{say('messages.sending')}</span>
        )}
      </div>
    </li>
  )
}
