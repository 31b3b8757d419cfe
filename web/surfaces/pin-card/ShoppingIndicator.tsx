import { ShoppingBag, Tag } from 'lucide-react'
import { shoppingIndicator, shoppingIndicatorSizePx } from '#domain/rules/card/pin-type.ts'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useGridContext } from './grid-context.ts'
import styles from './ShoppingIndicator.module.css'
import { useIsScrolling } from './use-is-scrolling.ts'

/** Indicates while the page scrolls that the product can be bought. */
export function ShoppingIndicator({ pin }: { pin: KnownPin }) {
  const { surface, isDesktop } = useGridContext()
  const viewer = useViewer()
  const indicator = shoppingIndicator(pin, viewer, surface)
  return indicator && <Shown indicator={indicator} size={shoppingIndicatorSizePx(isDesktop)} />
}

type Props = { indicator: NonNullable<ReturnType<typeof shoppingIndicator>>; size: number }

function Shown({ indicator, size }: Props) {
  const say = useSay()
  const isScrolling = useIsScrolling()
  const isTag = indicator.form === 'priceTag'
  const label = say('card.products', { count: isTag ? 1 : indicator.count })
  return (
    <span
      className={styles.indicator}
      style={{ minInlineSize: size, blockSize: size }}
      data-shown={isScrolling}
      title={label}
    >
      {isTag ? <Tag size={size / 2} aria-hidden="true" /> : <ShoppingBag size={size / 2} aria-hidden="true" />}
      {!isTag && indicator.count > 1 && <span>{indicator.count}</span>}
    </span>
  )
}
