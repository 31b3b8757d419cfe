import { BadgeCheck, CircleAlert, Clock, Copy } from 'lucide-react'
import { type Website, WebsiteResource } from '#domain/resources/websites.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../../app-context.tsx'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import styles from '../settings.module.css'
import own from './websites.module.css'

const ICONS = { open: Clock, checking: Clock, verified: BadgeCheck, failed: CircleAlert }

/** A claimed website: the state of its verification, the three methods, and a button to check again. */
export function ClaimedWebsite({ website, refetch }: { website: Website; refetch: () => Promise<unknown> }) {
  const { say, ask } = useApp()
  const { isBusy, act } = useBusyAction()
  const { host, state, problem, proof } = website
  const Icon = ICONS[state]
  const check = () =>
    act(async () => {
      await ask(WebsiteResource.update, { host })
      await refetch()
    })
  const remove = () =>
    act(async () => {
      await ask(WebsiteResource.delete, { host })
      await refetch()
      showToast({ text: say('websites.removed', { host }) })
    })
  return (
    <section className={styles.group} aria-label={host}>
      <h2>{host}</h2>
      <p className={own.state} data-state={state} role="status">
        <Icon size={20} aria-hidden="true" />
        {say(`websites.${state}`)}
      </p>
      {problem && <p>{say(`websites.problem.${problem}`)}</p>}
      {state !== 'verified' && (
        <>
          <p>{say('websites.how')}</p>
          <dl className={own.ways}>
            <Way title={say('websites.meta')} code={proof.meta} />
            <Way
              title={say('websites.file')}
              hint={say('websites.fileHint', { file: proof.file_name })}
              code={proof.file_text}
            />
            <Way title={say('websites.dns')} hint={say('websites.dnsHint', { host })} code={proof.dns} />
          </dl>
        </>
      )}
      <div className={styles.buttons}>
        {state !== 'verified' && (
          <Button kind="primary" busy={isBusy || state === 'checking'} onClick={check}>
            {say('websites.check')}
          </Button>
        )}
        <Button aria-label={say('websites.removeName', { host })} disabled={isBusy} onClick={remove}>
          {say('websites.remove')}
        </Button>
      </div>
    </section>
  )
}

function Way({ title, hint, code }: { title: string; hint?: string; code: string }) {
  const say = useSay()
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    showToast({ text: say('websites.copied') })
  }
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {hint && <p>{hint}</p>}
        <div className={own.code}>
          <code>{code}</code>
          <Button kind="quiet" icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()}>
            {say('websites.copy')}
          </Button>
        </div>
      </dd>
    </div>
  )
}
