import { useRef } from 'react'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { pinIdAt } from '../closeup/asks.ts'
import { PinGrid } from '../grid/PinGrid.tsx'
import { alikeOf, isOfProducts, visualSearchUrl } from './asks.ts'
import styles from './VisualSearch.module.css'

/** The grid of what was found. What is loaded stays while another part is asked for, and when that fails. */
export function Alike({ wholeUrl }: { wholeUrl: string | undefined }) {
  const say = useSay()
  const place = usePlace()
  const options = alikeOf(place)
  const list = useList(VisualLiveSearchResource.get, options)
  const { shown, isFormer } = useFormer(list)
  const ofProducts = isOfProducts(place)
  return (
    <>
      {list.refusal && isFormer && (
        <div className={styles.failed}>
          <p role="alert">{say('looks.failed')}</p>
          <Button onClick={list.more}>{say('shell.tryAgain')}</Button>
        </div>
      )}
      <PinGrid
        key={JSON.stringify(isFormer ? 'former' : (options.crop ?? null))}
        surface={ofProducts ? 'VisualInspirationShoppingPin' : 'RelatedPinGrid'}
        label={say('looks.heading')}
        list={shown}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say(ofProducts ? 'looks.noProducts' : 'looks.nothing')}
            action={
              wholeUrl ? (
                <Button href={wholeUrl}>{say('looks.whole')}</Button>
              ) : ofProducts ? (
                <Button href={visualSearchUrl(pinIdAt(place), null, false)}>{say('looks.showAll')}</Button>
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
