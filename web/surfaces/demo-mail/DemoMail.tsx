import { DemoMailsResource } from '#domain/resources/demo-mails.ts'
import { isExternalUrl } from '#domain/rules/link/external-link.ts'
import { splitLinks } from '#domain/rules/link/urls.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { refetch } from '../../hooks/refetch.ts'
import { useRouteAskOptions, useRouteList } from '../../hooks/route-asks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { OutboundLink } from '../offsite/OutboundLink.tsx'
import styles from './DemoMail.module.css'

/** Inbox of the demo, where no email is really sent: the recipient reads it here. */
export function DemoMail() {
  const frame = useApp()
  const { say } = frame
  const ago = useFormatTimeAgo()
  const { isBusy, act } = useBusyAction()
  const options = useRouteAskOptions(DemoMailsResource.get)
  const { items } = useRouteList(DemoMailsResource.get)
  const again = (
    <Button busy={isBusy} onClick={() => act(() => refetch(frame, [{ question: DemoMailsResource.get, options }]))}>
      {say('demoMail.again')}
    </Button>
  )
  return (
    <Page title={say('demoMail.title')} sentence={say('demoMail.sentence')} end={items.length > 0 && again}>
      {items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('demoMail.empty')} action={again} />
      ) : (
        <ul className={styles.mails} aria-label={say('demoMail.title')}>
          {items.map((mail, index) => (
            <li key={mail.id}>
              <details open={index === 0} className={styles.mail}>
                <summary>
                  <strong>
                    <bdi>{mail.subject}</bdi>
                  </strong>
                  <small>{ago(mail.at)}</small>
                </summary>
                <p dir="auto" className={styles.text}>
                  <MailText text={mail.text} />
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

/** Mail text with its URLs as links. Links to this site open in a new tab, as they would from any mail program. */
function MailText({ text }: { text: string }) {
  const { public_url } = useConfig()
  return splitLinks(text).map(({ at, text: words, url }) => {
    if (!url) return <span key={at}>{words}</span>
    if (isExternalUrl(url, public_url))
      return (
        <OutboundLink key={at} way={{ url }}>
          {words}
        </OutboundLink>
      )
    return (
      <a key={at} href={url.slice(new URL(url).origin.length) || '/'} target="_blank" rel="noreferrer">
        {words}
      </a>
    )
  })
}
