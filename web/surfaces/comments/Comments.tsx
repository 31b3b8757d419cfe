import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useApp } from '../../app-context.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { useIsHydrated } from '../form/use-is-hydrated.ts'
import styles from './Comments.module.css'
import { Composer } from './Composer.tsx'
import { PendingComment } from './PendingComment.tsx'
import { Thread } from './Thread.tsx'
import { TriedIt } from './TriedIt.tsx'
import { TriedItPictures } from './TriedItPictures.tsx'
import { useComments } from './use-comments.ts'
import { isCommentsRoute, useScrollToComments } from './use-scroll-to-comments.ts'

/** Comments on a pin, a few at first and all on request, with the form for a new comment. */
export function Comments({ pinId }: { pinId: Id }) {
  const pin = useEntity('pin', pinId)
  return pin?.aggregated_pin_data ? <Talk pin={pin} /> : <div className={styles.waiting} />
}

function Talk({ pin }: { pin: KnownPin }) {
  const { say } = useApp()
  const place = useRouteLocation()
  const { is_auth } = useViewer()
  const talk = useComments(pin, place)
  const { list, pending, send } = talk
  const section = useRef<HTMLElement>(null)
  const isReady = useIsHydrated()
  const [isOpen, setIsOpen] = useState(() => isCommentsRoute(place))
  useScrollToComments(section, place, list.items.length > 0)
  const count = pin.comment_count ?? 0
  const mayWrite = pin.may_comment !== false
  const mayTry = is_auth && mayWrite && pin.is_comments_allowed !== false
  return (
    <section
      ref={section}
      id="comments"
      aria-labelledby="comments-title"
      className={classes(styles.comments, !isOpen && styles.folded)}
      data-comments={isReady ? 'ready' : ''}
    >
      <div className={styles.head}>
        <h2 id="comments-title" className={styles.title} tabIndex={-1}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            data-empty={list.items.length === 0 ? '' : undefined}
            title={say(isOpen ? 'comments.fold' : 'comments.open')}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count > 0 ? say('comments.title', { count }) : say('comments.nobodyYet')}
            <ChevronDown size={20} aria-hidden="true" />
          </button>
        </h2>
        {mayTry && <TriedIt pin={pin} onTried={talk.tried} />}
      </div>
      <p role="status" className="visually-hidden">
        {talk.fresh > 0 && say('comments.fresh', { count: talk.fresh })}
      </p>
      {pin.is_comments_allowed === false ? (
        <p className={styles.quiet}>{say('comment.off')}</p>
      ) : (
        mayWrite && <Write pin={pin} onSend={send} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who answers or edits in it wants to see what that belongs to */}
      <div className={styles.said} onFocus={({ target }) => target.matches('textarea') && setIsOpen(true)}>
        {list.next === null && list.items.length === 0 && pending.length === 0 && pin.is_comments_allowed !== false && (
          <p className={styles.quiet}>{say(mayWrite ? 'comments.begin' : 'comments.beginClosed')}</p>
        )}
        <TriedItPictures comments={list.items} />
        <ul className={styles.list}>
          {pending
            .filter((one) => !one.parent_id)
            .map((one) => (
              <PendingComment key={one.key} text={one.text} />
            ))}
          {list.items.map((comment) => (
            <Thread key={comment.id} comment={comment} pin={pin} talk={talk} mayWrite={mayWrite} />
          ))}
        </ul>
        <More next={list.next} isBusy={list.isBusy} hasFailed={list.refusal !== undefined} more={list.more} pin={pin} />
      </div>
    </section>
  )
}

type WriteProps = {
  pin: KnownPin
  onSend: (text: string) => Promise<void>
}

function Write({ pin, onSend }: WriteProps) {
  const { say } = useApp()
  const viewer = useViewer()
  if (!viewer.is_auth)
    return (
      <Button
        className={styles.logIn}
        href={`/login/?next=${encodeURIComponent(`/pin/${pin.id}/comments/`)}`}
        onClick={(event) => {
          event.preventDefault()
          openLoginPrompt({ reason: 'continue', pin_id: pin.id })
        }}
      >
        {say('comments.logIn')}
      </Button>
    )
  return (
    <div className={styles.write}>
      <Composer label={say('comments.add')} submit={say('comments.send')} onSend={onSend} avatar={viewer} />
    </div>
  )
}

type MoreProps = {
  next: string | null | undefined
  isBusy: boolean
  hasFailed: boolean
  more: () => void
  pin: KnownPin
}

/** A link, so that the next page can also be reached without JavaScript. */
function More({ next, isBusy, hasFailed, more, pin }: MoreProps) {
  const { say } = useApp()
  if (isBusy) return <Spinner />
  if (hasFailed) return <Button onClick={more}>{say('comments.tryAgain')}</Button>
  if (!next) return null
  return (
    <a
      className={styles.more}
      href={`/pin/${pin.id}/comments/?comments=${encodeURIComponent(next)}`}
      onClick={(event) => {
        event.preventDefault()
        more()
      }}
    >
      {say('comments.more')}
    </a>
  )
}
