import { Monitor, Smartphone } from 'lucide-react'
import type * as z from 'zod'
import { type SessionEntry, UserSessionStoreResource } from '#domain/resources/session.ts'
import { parseUserAgent } from '#domain/rules/account/parse-user-agent.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAsk, useSay } from '../../../app-context.tsx'
import { useConfig } from '../../../hooks/hooks.ts'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import styles from '../settings.module.css'
import { useSessions } from './use-sessions.ts'

type Session = z.infer<typeof SessionEntry>

export function Sessions() {
  const say = useSay()
  const ask = useAsk()
  const { sessions, refetch } = useSessions()
  const ending = useBusyAction()
  const own = sessions.filter(({ is_current }) => is_current)
  const others = sessions.filter(({ is_current }) => !is_current)
  const endOthers = async () => {
    await ask(UserSessionStoreResource.delete, { all_others: true })
    await refetch()
    showToast({ text: say('sessions.othersEnded') })
  }
  return (
    <section className={styles.group}>
      <h2>{say('sessions.title')}</h2>
      <Rows>
        {[...own, ...others].map((session) => (
          <SessionRow key={session.id} session={session} refetch={refetch} />
        ))}
      </Rows>
      {others.length > 0 ? (
        <div className={styles.buttons}>
          <Button busy={ending.isBusy} onClick={() => ending.act(endOthers)}>
            {say('sessions.endOthers')}
          </Button>
        </div>
      ) : (
        <p>{say('sessions.onlyThis')}</p>
      )}
    </section>
  )
}

function SessionRow({ session, refetch }: { session: Session; refetch: () => Promise<void> }) {
  const say = useSay()
  const ask = useAsk()
  const { now, locale } = useConfig()
  const ending = useBusyAction()
  const { browser, system, isSmall } = parseUserAgent(session.agent)
  const device = say('sessions.device', {
    browser: browser ?? say('sessions.unknownBrowser'),
    system: system ?? say('sessions.unknownSystem'),
  })
  const ago = (date: string) => formatRelativeTime(new Date(date), new Date(now), locale)
  const end = async () => {
    await ask(UserSessionStoreResource.delete, { id: session.id })
    await refetch()
    showToast({ text: say('sessions.ended') })
  }
  const Icon = isSmall ? Smartphone : Monitor
  return (
    <Row
      start={<Icon size={24} aria-hidden="true" />}
      end={
        session.is_current ? (
          <Badge tone="accent">{say('sessions.this')}</Badge>
        ) : (
          <Button
            busy={ending.isBusy}
            aria-label={say('sessions.endDevice', { device })}
            onClick={() => ending.act(end)}
          >
            {say('sessions.end')}
          </Button>
        )
      }
    >
      <span>{device}</span>
      <small>
        {session.ip} · {say('sessions.seen', { when: ago(session.seen_at) })}
      </small>
      <small>{say('sessions.since', { when: ago(session.created_at) })}</small>
    </Row>
  )
}
