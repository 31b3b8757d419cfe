import { type ComponentType, Suspense } from 'react'
import { isProduct, pinType } from '#domain/rules/card/pin-type.ts'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { serverParts } from '../comments/server-parts.ts'

type Particular = ComponentType<{ pin: KnownPin }>
type Products = ComponentType<{ pin: KnownPin; related: readonly KnownPin[] }>

const Particulars: Particular = lazyWithRetry(async () => (await import('./Particulars.tsx')).Particulars)
const RelatedProducts: Products = lazyWithRetry(async () => (await import('./RelatedProducts.tsx')).RelatedProducts)

/** What only some kinds of pins have: a picture's page does not load it. */
export function ParticularsSlot({ pin }: { pin: KnownPin }) {
  if (pinType(pin) === 'image' && !pin.rich_summary && !pin.collection_pin) return null
  const Shown = serverParts.Particulars ?? Particulars
  return (
    <Suspense>
      <Shown pin={pin} />
    </Suspense>
  )
}

export function ProductsSlot({ pin, related }: { pin: KnownPin; related: readonly KnownPin[] }) {
  if (!isProduct(pin)) return null
  const Shown = serverParts.RelatedProducts ?? RelatedProducts
  return (
    <Suspense>
      <Shown pin={pin} related={related} />
    </Suspense>
  )
}
