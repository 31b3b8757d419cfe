import { OffsiteResource } from '#domain/resources/offsite.ts'
import { offsitePath } from '#domain/rules/link/offsite-path.ts'
import { isBlocked } from '#domain/rules/link/verdict.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useAsked } from '../../hooks/page-asks.ts'
import { usePlace } from '../../router/place.tsx'
import { BlockedLink } from './BlockedLink.tsx'
import styles from './offsite.module.css'

/** The page between here and elsewhere: for browsers without script, links that got old, and hosts that are blocked. */
export function Offsite() {
  const say = useSay()
  const place = usePlace()
  const { product_name } = useConfig()
  const asked = useAsked(OffsiteResource.get)
  const { answer: check } = useAnswer(OffsiteResource.get, asked)
  const pin_id = asked.pin_id ? String(asked.pin_id) : undefined
  const back = pin_id && `/pin/${pin_id}/`
  if (check && isBlocked(check.redirect_status)) {
    return (
      <section className={styles.page} aria-label={say('offsite.label')}>
        <h1>{say('offsite.title')}</h1>
        <h2>{say('offsite.label')}</h2>
        <BlockedLink message={check.message} url={check.url || asked.url} />
        <Choices back={back} />
      </section>
    )
  }
  // Only what stands here is offered: an address that someone else made leads nowhere.
  if (!check?.token || !check.is_known) {
    return (
      <section className={styles.page}>
        <h1>{say('offsite.expired')}</h1>
        <p>{say('offsite.expiredHint')}</p>
        <Choices back={back} />
      </section>
    )
  }
  const host = new URL(check.url).hostname
  // The click is told when it goes on from here, with what it came with.
  const came = (name: string) => place.query.get(name) ?? undefined
  const told = { client_tracking_params: came('client_tracking_params'), aux_data: came('aux_data') }
  const onward = offsitePath({ url: check.url, pin_id, token: check.token, ...told })
  return (
    <section className={styles.page}>
      <h1>{say('offsite.leaving', { product: product_name })}</h1>
      <p>{say('offsite.leadsTo')}</p>
      <p className={styles.host}>{host}</p>
      <div className={styles.choices}>
        <Button href={onward} kind="primary" rel="nofollow">
          {say('offsite.continue', { host })}
        </Button>
        <Button href={back ?? '/'}>{say('offsite.stay')}</Button>
      </div>
    </section>
  )
}

function Choices({ back }: { back: string | undefined }) {
  const say = useSay()
  return (
    <div className={styles.choices}>
      {back && (
        <Button href={back} kind="primary">
          {say('offsite.backToPin')}
        </Button>
      )}
      <Button href="/">{say('offsite.home')}</Button>
    </div>
  )
}
