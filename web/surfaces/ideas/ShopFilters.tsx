import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { COLORS } from '#domain/constants/colors.ts'
import { ShopNamesResource } from '#domain/resources/shopping.ts'
import { formatRoundMoney } from '#domain/rules/card/price.ts'
import {
  findPriceBoundsError,
  parsePriceRange,
  parseShopFilter,
  parseTypedPriceBounds,
  SHOP_SORTS,
  type ShopFilter,
} from '#domain/rules/shopping/shop-filter.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import styles from './ShopFilters.module.css'

type Props = {
  /** Other query parameters to keep, such as the search text. */
  kept?: readonly (readonly [string, string])[]
  /** Called with each applied filter, or null for each removed one. */
  onUse?: (filter: { [Name in keyof ShopFilter]: ShopFilter[Name] | null }) => void
}

/**
 * Filters and sort order for products, as a plain form that works without JavaScript and keeps its state in the URL
 * (`shop.9`).
 */
export function ShopFilters(props: Props) {
  // The key resets the form and collapses it when the URL changes.
  return <Filters key={useRouteLocation().query.toString()} {...props} />
}

function Filters({ kept = [], onUse }: Props) {
  const { say, navigator } = useApp()
  const { path, query } = useRouteLocation()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState(findPriceBoundsError(query))
  const { answer: names } = useAnswer(ShopNamesResource.get, {})
  const filter = parseShopFilter(query)
  const [low, high] = parseTypedPriceBounds(query)
  const currencies = names?.currencies ?? []
  const currency = filter.currency ?? currencies[0] ?? 'USD'
  const any = { value: '', label: say('shopping.any') }
  const send = (event: FormEvent<HTMLFormElement>) => {
    const sent = new URLSearchParams(new FormData(event.currentTarget) as never)
    for (const [name, value] of [...sent]) if (!value || (name === 'sort' && value === 'best')) sent.delete(name)
    const isByPrice = sent.has('price_from') || sent.has('price_to') || sent.get('sort')?.startsWith('price')
    if (!isByPrice && sent.get('currency') === currencies[0]) sent.delete('currency')
    const wrongNow = findPriceBoundsError(sent)
    setWrong(wrongNow)
    if (wrongNow || navigator) event.preventDefault()
    if (wrongNow) {
      const field = event.currentTarget.elements.namedItem(wrongNow === 'high' ? 'price_to' : 'price_from')
      return (field as HTMLElement).focus()
    }
    event.currentTarget.closest('details')?.removeAttribute('open')
    onUse?.(parseShopFilter(sent))
    void navigator?.go(sent.size ? `${path}?${sent}` : path)
  }
  const clear = () => {
    form.current?.reset()
    if (Object.keys(filter).length) onUse?.(Object.fromEntries(Object.keys(filter).map((name) => [name, null])))
    setWrong(findPriceBoundsError(query))
  }
  const plain = kept.length ? `${path}?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : path
  const count = Object.keys(filter).filter((name) => name !== 'sort' && name !== 'currency').length
  return (
    <div className={styles.filters}>
      <details open={wrong !== null}>
        <summary className={styles.summary}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          {count > 0 ? say('shopping.filtersOf', { count }) : say('shopping.filters')}
        </summary>
        <form ref={form} action={path} onSubmit={send} className={styles.form} noValidate>
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Select
            label={say('shopping.sort')}
            name="sort"
            defaultValue={filter.sort ?? 'best'}
            options={SHOP_SORTS.map((value) => ({ value, label: say(`shopping.sort.${value}`) }))}
          />
          <Select
            label={say('shopping.brand')}
            name="brand"
            defaultValue={filter.brand ?? ''}
            options={[any, ...(names?.brands ?? []).map((value) => ({ value, label: value }))]}
          />
          <Select
            label={say('shopping.color')}
            name="color"
            defaultValue={filter.color ?? ''}
            options={[any, ...COLORS.map((value) => ({ value, label: say(`color.${value}`) }))]}
          />
          <Select
            label={say('shopping.currency')}
            name="currency"
            defaultValue={currency}
            options={[...new Set([currency, ...currencies])].map((value) => ({ value, label: value }))}
          />
          <div className={styles.bounds}>
            <TextField
              label={say('shopping.priceFrom')}
              name="price_from"
              inputMode="decimal"
              defaultValue={low}
              error={
                wrong === 'crossed' ? say('shopping.crossed') : wrong === 'low' ? say('shopping.noPrice') : undefined
              }
            />
            <TextField
              label={say('shopping.priceTo')}
              name="price_to"
              inputMode="decimal"
              defaultValue={high}
              error={wrong === 'high' ? say('shopping.noPrice') : undefined}
            />
          </div>
          <div className={styles.checks}>
            <Checkbox
              name="on_sale"
              value="true"
              defaultChecked={filter.on_sale ?? false}
              label={say('shopping.saleOnly')}
            />
            <Checkbox
              name="free_shipping"
              value="true"
              defaultChecked={filter.free_shipping ?? false}
              label={say('rich.freeShipping')}
            />
          </div>
          <div className={styles.buttons}>
            <Button type="submit" kind="primary">
              {say('shopping.apply')}
            </Button>
          </div>
        </form>
      </details>
      {(count > 0 || filter.sort || wrong) && (
        <Button href={plain} onClick={clear}>
          {say('shopping.clear')}
        </Button>
      )}
      <HighestPrice {...filter} />
    </div>
  )
}

/** The highest price in words, so that it is visible what a search for "vases under $20" shows. */
function HighestPrice({ price, currency }: ShopFilter) {
  const { say } = useApp()
  const { locale } = useConfig()
  const range = price === undefined ? null : parsePriceRange(price)
  if (!currency || !range || range.to === null || range.from !== null) return null
  return <p className={styles.upTo}>{say('shopping.upTo', { price: formatRoundMoney(range.to, currency, locale) })}</p>
}
