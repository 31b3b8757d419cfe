import { useRef } from 'react'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { alikeOf, wishedAt, wishedUrl } from './asks.ts'
import styles from './VisualSearch.module.css'

/** The grid of what was found. What is loaded stays while another part is asked for, and when that fails. */
export function Alike({ wholeUrl }: { wholeUrl: string | undefined }) {
  const say = useSay()
  const place = usePlace()
  const options = alikeOf(place)
  const list = useList(VisualLiveSearchResource.get, options)
  const { shown, isFormer } = useFormer(list)
  const { products: ofProducts, color, onSale } = wishedAt(place)
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
                <Button href={wishedUrl(place, { color: null, onSale: false })}>{say('looks.clear')}</Button>
              ) : ofProducts ? (
                <Button href={wishedUrl(place, { products: false })}>{say('looks.showAll')}</Button>
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

function useFormer<Item>(list: Listed<Item>): { shown: Listed<Item>; isFormer: boolean } {
  const former = useRef<readonly Item[]>(undefined)
  if (list.next !== undefined) former.current = list.items
  const isFormer = list.next === undefined && Boolean(former.current?.length)
  const shown = isFormer
    ? { ...list, items: former.current ?? [], next: null, refusal: undefined, isBusy: false }
    : list
  return { shown, isFormer }
}
