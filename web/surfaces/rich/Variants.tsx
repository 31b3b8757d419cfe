import type { KeyboardEvent, MouseEvent } from 'react'
import { type ProductVariant, toVariantChoiceGroups } from '#domain/rules/shopping/product-choice.ts'
import { useApp } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { resetSlide } from '../../state/slides.ts'
import styles from './Product.module.css'
import { type KnownProduct, toProductPictureKey } from './use-product-picture.ts'

const NAMES = { color: 'rich.color', size: 'rich.size', material: 'rich.material', pattern: 'rich.pattern' } as const

type Props = { pinId: string; product: KnownProduct; chosen: ProductVariant | undefined }

/**
 * Each variant is a link to the product in that variant, so that it works without script and survives a reload
 * (shop.3).
 */
export function Variants({ pinId, product, chosen }: Props) {
  const { say, navigator } = useApp()
  const { path, query } = useRouteLocation()
  const hrefOf = (item: string) => {
    const next = new URLSearchParams(query)
    next.set('item', item)
    return `${path}?${next}`
  }
  const choose = (event: MouseEvent, item: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // Shows the variant's own picture, or the product's if it has none, as a reload would.
    resetSlide(toProductPictureKey(pinId, item))
    navigator?.keepInAddress(hrefOf(item))
  }
  return toVariantChoiceGroups({ variant_set: product.variant_set ?? null }, chosen).map(({ name, choices }) => {
    const label = name in NAMES ? say(NAMES[name as keyof typeof NAMES]) : name
    const current = choices.find(({ isChosen }) => isChosen) ?? choices.find(({ item_id }) => item_id)
    return (
      <div key={name} role="radiogroup" aria-label={label} className={styles.group} onKeyDown={onKey}>
        <p className={styles.groupName} aria-hidden="true">
          {label}
        </p>
        <div className={styles.choices}>
          {choices.map(({ value, item_id, isChosen, isOos }) => {
            const text = (
              <>
                <bdi>{value}</bdi>
                {isOos && <span className={styles.soldOut}>{say('card.soldOut')}</span>}
              </>
            )
            return item_id ? (
              // biome-ignore lint/a11y/useSemanticElements: a link that works without script
              <a
                key={value}
                href={hrefOf(item_id)}
                onClick={(event) => choose(event, item_id)}
                rel="nofollow"
                role="radio"
                aria-checked={isChosen}
                tabIndex={value === current?.value ? 0 : -1}
                className={styles.choice}
              >
                {text}
              </a>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: the others are links
              // biome-ignore lint/a11y/useFocusableInteractive: it can't be chosen
              <span key={value} role="radio" aria-checked={false} aria-disabled="true" className={styles.choice}>
                {text}
              </span>
            )
          })}
        </div>
      </div>
    )
  })
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Behaves like a group of radio buttons: Space selects; an arrow key moves on and selects. */
function onKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key === ' ') {
    event.preventDefault()
    ;(event.target as HTMLElement).click()
  }
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl' && /Left|Right/.test(event.key)
  const step = (STEPS[event.key] ?? 0) * (isRtl ? -1 : 1)
  if (!step) return
  const choices = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[role=radio]')]
  const at = choices.indexOf(event.target as HTMLAnchorElement)
  const next = choices[(at + step + choices.length) % choices.length]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
}
