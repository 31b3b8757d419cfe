import { DemoMailsResource } from '#domain/resources/demo-mails.ts'
import { isExternal } from '#domain/rules/link/is-external.ts'
import { linksIn } from '#domain/rules/link/links-in.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useAsked, useAskedList } from '../../hooks/page-asks.ts'
import { refetch } from '../../hooks/refetch.ts'
import { useAgo } from '../../hooks/use-ago.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { OutLink } from '../offsite/OutLink.tsx'
import styles from './DemoMail.module.css'

/** In a demo nothing is really sent: whoever a mail was for reads it here. */
export function DemoMail() {
  const frame = useFrame()
  const { say } = frame
  const ago = useAgo()
  const { isBusy, act } = useBusyAction()
  const options = useAsked(DemoMailsResource.get)
  const { items } = useAskedList(DemoMailsResource.get)
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

/** Its words with their addresses as links. Those of this site open as from any mail: in a page of their own. */
function MailText({ text }: { text: string }) {
  const { public_url } = useConfig()
  return linksIn(text).map(({ at, text: words, url }) => {
    if (!url) return <span key={at}>{words}</span>
    if (isExternal(url, public_url))
      return (
        <OutLink key={at} way={{ url }}>
          {words}
        </OutLink>
      )
    return (
      <a key={at} href={url.slice(new URL(url).origin.length) || '/'} target="_blank" rel="noreferrer">
        {words}
      </a>
    )
  })
}
