import { SuspendedResource } from '#domain/resources/reports.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import styles from './Cases.module.css'
import { CaseList } from './Cases.tsx'

/** The page of a suspended account: the decisions about it, and how to appeal them. */
export function Suspended() {
  const say = useSay()
  const token = useRouteLocation().query.get('token') ?? ''
  const list = useList(SuspendedResource.get, { token })
  if (list.next === undefined)
    return (
      <EmptyState
        drawing={<BrokenTwig />}
        heading="h1"
        title={say('cases.title')}
        sentence={say('cases.passed')}
        action={<Button href="/login/">{say('auth.logIn')}</Button>}
      />
    )
  return (
    <Page title={say('cases.title')} sentence={say('cases.suspendedSentence')}>
      <section className={styles.group}>
        <h2>{say('cases.violations')}</h2>
        <CaseList list={list} label={say('cases.violations')} empty={say('cases.noViolations')} token={token} />
      </section>
    </Page>
  )
}
