import { personTopic } from '#domain/live.ts'
import { CatalogueResource } from '#domain/resources/catalogues.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useFrame } from '../../frame.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import { AddCatalogue } from './AddCatalogue.tsx'
import styles from './Catalogues.module.css'
import { OneCatalogue } from './OneCatalogue.tsx'

/** Shop.14. A merchant's lists of what they sell. */
export function Catalogues() {
  const { say, ask, store } = useFrame()
  const viewer = useViewer()
  const { items, next } = useList(CatalogueResource.get, {})
  const refetch = async () => store.take(CatalogueResource.get, {}, await ask(CatalogueResource.get, {}))
  useLive(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
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
            <OneCatalogue key={catalogue.id} catalogue={catalogue} refetch={refetch} />
          ))}
        </section>
        <AddCatalogue onAdded={refetch} />
      </div>
    </Page>
  )
}
