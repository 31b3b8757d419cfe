import { useState } from 'react'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { makeChangedVisualSearchUrl, parseVisualSearchOptions, parseVisualSearchParams } from './asks.ts'
import styles from './VisualSearch.module.css'

/** The grid of results. Loaded results stay while another crop is requested, and when that fails. */
export function VisualSearchResults({ wholeUrl }: { wholeUrl: string | undefined }) {
  const say = useSay()
  const place = useRouteLocation()
  const options = parseVisualSearchOptions(place)
  const list = useList(VisualLiveSearchResource.get, options)
  const { shown, isFormer } = useFormer(list)
  const { products: ofProducts, color, onSale } = parseVisualSearchParams(place)
  const isNarrowed = Boolean(color) || (ofProducts && onSale)
  return (
    <>
      {list.refusal && isFormer && (
        <div className={styles.failed}>
          <p role="alert">{say('looks.failed')}</p>
          <Button onClick={list.more}>{say('shell.tryAgain')}</Button>
        </div>
      )}
      {list.next !== undefined && (
        <p role="status" className="visually-hidden">
          {say(list.next ? 'looks.countMore' : 'looks.count', { count: list.items.length })}
        </p>
      )}
      <PinGrid
        key={JSON.stringify(isFormer ? 'former' : [options.crop, color, onSale])}
        surface={ofProducts ? 'VisualInspirationShoppingPin' : 'RelatedPinGrid'}
        label={say('looks.heading')}
        list={shown}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say(isNarrowed ? 'looks.noneSuch' : ofProducts ? 'looks.noProducts' : 'looks.nothing')}
            action={
              isNarrowed ? (
                <Button href={makeChangedVisualSearchUrl(place, { color: null, onSale: false })}>
                  {say('looks.clear')}
                </Button>
              ) : ofProducts ? (
                <Button href={makeChangedVisualSearchUrl(place, { products: false })}>{say('looks.showAll')}</Button>
              ) : wholeUrl ? (
                <Button href={wholeUrl}>{say('looks.whole')}</Button>
              ) : undefined
            }
          />
        }
      />
    </>
  )
}

function useFormer<Item>(list: LoadedList<Item>): { shown: LoadedList<Item>; isFormer: boolean } {
  const isLoaded = list.next !== undefined
  const [former, setFormer] = useState(list.items)
  if (isLoaded && former !== list.items) setFormer(list.items)
  const isFormer = !isLoaded && former.length > 0
  const shown = isFormer ? { ...list, items: former, next: null, refusal: undefined, isBusy: false } : list
  return { shown, isFormer }
}
