import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import styles from './Message.module.css'
import type { Outbox, OutboxMessage } from './use-outbox.ts'

/** A message not yet on the server: being sent, or failed with the reason and a retry button. */
export function PendingMessage({ pending, outbox }: { pending: OutboxMessage; outbox: Outbox }) {
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
