import type { ReactNode } from 'react'
import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useAnswer, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { categoriesOf, shoppingUrl } from '../ideas/asks.ts'
import { Chips } from '../ideas/Chips.tsx'
import styles from '../ideas/Ideas.module.css'
import { TopicTabs } from '../ideas/TopicTabs.tsx'
import { categoryAt, categoryFeed, isSale, loweredOf, pageAt, pageFeed, shopFeed } from './asks.ts'

/** Everything that can be bought, by category, lowered prices first. */
export function Shop() {
  const say = useSay()
  const place = usePlace()
  const categories = useList(CategoriesResource.get, categoriesOf())
  const lowered = useList(ShoppingFeedResource.get, loweredOf())
  const sale = isSale(place)
  return (
    <>
      <PageHead
        centred
        title={say(sale ? 'shopping.onSale' : 'shopping.title')}
        sentence={say('shopping.sentence')}
        {...(sale && { back: { href: '/shopping/', text: say('shopping.title') } })}
      />
      <Chips label={say('shopping.categories')} links={categories.items} hrefOf={shoppingUrl} />
      {!sale && (
        <PinRow
          title={say('shopping.onSale')}
          pins={lowered.items}
          surface="ShoppingCarousel"
          end={<Button href="/shopping/?on_sale">{say('shopping.seeSale')}</Button>}
        />
      )}
      <Products list={useList(ShoppingFeedResource.get, shopFeed(place))} label={say('shopping.all')} />
    </>
  )
}

/** The products of a topic and of those below it. */
export function ShopCategory() {
  const say = useSay()
  const place = usePlace()
  const { answer: topic } = useAnswer(TopicResource.get, categoryAt(place))
  const list = useList(ShoppingFeedResource.get, categoryFeed(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: shoppingUrl(topic.parent), text: topic.parent.name }
    : { href: '/shopping/', text: say('shopping.title') }
  return (
    <>
      <PageHead centred title={say('shopping.titleOf', { topic: topic.name })} back={back} end={<SaleSwitch />} />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="shop" />
        <Chips label={say('ideas.below')} links={topic.children} hrefOf={shoppingUrl} />
      </div>
      <Products list={list} label={say('shopping.titleOf', { topic: topic.name })} />
    </>
  )
}

/** Products that fit the words of the address. */
export function ShopPage() {
  const say = useSay()
  const place = usePlace()
  const { answer: page } = useAnswer(ShoppingPageResource.get, pageAt(place))
  const list = useList(ShoppingFeedResource.get, pageFeed(place))
  if (!page) return <GridSkeleton />
  const related = page.related.map(({ slug, name }) => ({ id: slug, name, url_name: slug }))
  return (
    <>
      <PageHead
        centred
        title={page.name}
        back={{ href: '/shopping/', text: say('shopping.title') }}
        end={<SaleSwitch />}
      />
      <Chips
        label={say('shopping.related')}
        links={related as never}
        hrefOf={({ url_name }) => `/shopping/${url_name}/`}
      />
      <Products list={list} label={page.name} />
    </>
  )
}

/** A link that keeps the page and shows lowered prices alone, or all again. */
function SaleSwitch() {
  const say = useSay()
  const place = usePlace()
  const sale = isSale(place)
  return (
    <Button
      href={sale ? place.path : `${place.path}?on_sale`}
      kind={sale ? 'inverse' : 'secondary'}
      aria-pressed={sale}
    >
      {say('shopping.saleOnly')}
    </Button>
  )
}

function Products({ list, label }: { list: Listed<unknown>; label: string }): ReactNode {
  const say = useSay()
  return (
    <PinGrid
      surface="ShoppingGrid"
      label={label}
      list={list}
      empty={
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say('shopping.none')}
          action={<Button href="/ideas/">{say('shopping.noneAction')}</Button>}
        />
      }
    />
  )
}
