import { OffsiteResource } from '#domain/resources/offsite.ts'
import { offsitePath } from '#domain/rules/link/external-link.ts'
import { isBlockedVerdict } from '#domain/rules/link/verdict.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteAskOptions } from '../../hooks/route-asks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { BlockedLink } from './BlockedLink.tsx'
import styles from './offsite.module.css'

/** Intermediate page before another site: without JavaScript, for expired links, and for blocked hosts. */
export function Offsite() {
  const say = useSay()
  const place = useRouteLocation()
  const { product_name } = useConfig()
  const asked = useRouteAskOptions(OffsiteResource.get)
  const { answer: check } = useAnswer(OffsiteResource.get, asked)
  const pin_id = asked.pin_id ? String(asked.pin_id) : undefined
  const back = pin_id && `/pin/${pin_id}/`
  if (check && isBlockedVerdict(check.redirect_status)) {
    return (
      <section className={styles.page} aria-label={say('offsite.label')}>
        <h1>{say('offsite.title')}</h1>
        <h2>{say('offsite.label')}</h2>
        <BlockedLink message={check.message} url={check.url || asked.url} />
        <Choices back={back} />
      </section>
    )
  }
  // Only URLs that occur on this site are offered, so that nobody can craft a redirect.
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
  // The click is logged when the person continues from here, with the parameters of the original link.
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
