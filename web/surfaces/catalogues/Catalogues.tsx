import { personTopic } from '#domain/live.ts'
import { CatalogueResource } from '#domain/resources/catalogues.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { AddCatalogue } from './AddCatalogue.tsx'
import styles from './Catalogues.module.css'
import { CatalogueView } from './CatalogueView.tsx'

/** Page with a merchant's product catalogues (`shop.14`). */
export function Catalogues() {
  const { say, ask, store } = useApp()
  const viewer = useViewer()
  const { items, next } = useList(CatalogueResource.get, {})
  const refetch = async () => store.take(CatalogueResource.get, {}, await ask(CatalogueResource.get, {}))
  useLiveEvents(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'catalogue' || kind === 'refetch') void refetch().catch(() => {})
  })
  if (!viewer.is_partner)
    return (
      <Page title={say('catalogues.title')}>
        <EmptyState
          drawing={<EmptyBower />}
          sentence={say('catalogues.partnersOnly')}
          action={<Button href="/business/convert/">{say('catalogues.toBusiness')}</Button>}
        />
      </Page>
    )
  return (
    <Page title={say('catalogues.title')} sentence={say('catalogues.sentence')}>
      <div className={styles.page}>
        <section className={styles.lists} aria-label={say('catalogues.yours')}>
          {items.length === 0 && next === null && <p className={styles.quiet}>{say('catalogues.none')}</p>}
          {items.map((catalogue) => (
            <CatalogueView key={catalogue.id} catalogue={catalogue} refetch={refetch} />
          ))}
        </section>
        <AddCatalogue onAdded={refetch} />
      </div>
    </Page>
  )
}
