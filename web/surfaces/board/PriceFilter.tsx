import { Tag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ShopNamesResource } from '#domain/resources/shopping.ts'
import { findPriceBoundsError, parseShopFilter, parseTypedPriceBounds } from '#domain/rules/shopping/shop-filter.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { makeBoardViewHref, parseBoardView } from './board-view.ts'
import styles from './PriceFilter.module.css'

/** Price filter of a gift guide: a plain form that works without JavaScript, with its state in the URL. */
export function PriceFilter() {
  // The key resets the form to the values of a new URL, and collapses it.
  return <Bounds key={useRouteLocation().query.toString()} />
}

function Bounds() {
  const { say, navigator } = useApp()
  const { path, query } = useRouteLocation()
  const view = parseBoardView({ query })
  const { answer: names } = useAnswer(ShopNamesResource.get, {})
  const [wrong, setWrong] = useState(findPriceBoundsError(query))
  const [low, high] = parseTypedPriceBounds(query)
  const currencies = [...new Set([...(view.currency ? [view.currency] : []), ...(names?.currencies ?? [])])]
  const send = (event: FormEvent<HTMLFormElement>) => {
    const sent = new URLSearchParams(new FormData(event.currentTarget) as never)
    const wrongNow = findPriceBoundsError(sent)
    setWrong(wrongNow)
    if (wrongNow || navigator) event.preventDefault()
    if (wrongNow) {
      const field = event.currentTarget.elements.namedItem(wrongNow === 'high' ? 'price_to' : 'price_from')
      return (field as HTMLElement).focus()
    }
    const { price, currency } = parseShopFilter(sent)
    void navigator?.go(makeBoardViewHref(path, view, { price, currency }))
  }
  const lowError = wrong === 'crossed' ? say('shopping.crossed') : wrong === 'low' ? say('shopping.noPrice') : undefined
  return (
    <div className={styles.filter}>
      <details open={wrong !== null}>
        <summary className={styles.summary}>
          <Tag size={20} aria-hidden="true" />
          {say('boards.priceFilter')}
        </summary>
        <form action={path} onSubmit={send} className={styles.form} noValidate>
          {view.sort && <input type="hidden" name="sort" value={view.sort} />}
          <TextField
            label={say('shopping.priceFrom')}
            name="price_from"
            inputMode="decimal"
            defaultValue={low}
            error={lowError}
          />
          <TextField
            label={say('shopping.priceTo')}
            name="price_to"
            inputMode="decimal"
            defaultValue={high}
            error={wrong === 'high' ? say('shopping.noPrice') : undefined}
          />
          <Select
            label={say('shopping.currency')}
            name="currency"
            defaultValue={currencies[0] ?? 'USD'}
            options={(currencies.length ? currencies : ['USD']).map((value) => ({ value, label: value }))}
          />
          <Button type="submit" kind="primary">
            {say('boards.filterPrice')}
          </Button>
        </form>
      </details>
      {view.price && (
        <Button href={makeBoardViewHref(path, view, { price: undefined })}>{say('shopping.clear')}</Button>
      )}
    </div>
  )
}
