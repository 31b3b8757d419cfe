import type { ReactNode } from 'react'
import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useAnswer, useList } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { categoriesOf, shoppingUrl } from '../ideas/asks.ts'
import { Chips } from '../ideas/Chips.tsx'
import { ExploreTabs } from '../ideas/ExploreTabs.tsx'
import styles from '../ideas/Ideas.module.css'
import { ShopFilters } from '../ideas/ShopFilters.tsx'
import { TopicTabs } from '../ideas/TopicTabs.tsx'
import { TopicCover } from '../picture/TopicCover.tsx'
import {
  categoryAt,
  categoryFeed,
  categoryUrl,
  isFiltered,
  isSale,
  loweredOf,
  pageAt,
  pageFeed,
  shopFeed,
} from './asks.ts'
import own from './Shop.module.css'

/** Everything that can be bought, by category, lowered prices first. */
export function Shop() {
  const say = useSay()
  const place = usePlace()
  const categories = useList(CategoriesResource.get, categoriesOf('products'))
  const lowered = useList(ShoppingFeedResource.get, loweredOf())
  const sale = isSale(place)
  const isDesktop = useIsDesktop()
  return (
    <>
      <ExploreTabs selected="shop" />
      <PageHead
        centred
        title={say(sale ? 'shopping.onSale' : 'shopping.title')}
        sentence={say('shopping.sentence')}
        {...(sale && { back: { href: '/shopping/', text: say('shopping.title') } })}
      />
      {isFiltered(place) ? (
        <Chips label={say('shopping.categories')} links={categories.items} hrefOf={categoryUrl(place)} />
      ) : (
        <CategoryTiles />
      )}
      <ShopFilters />
      {!isFiltered(place) && (
        <PinRow
          title={say('shopping.onSale')}
          pins={lowered.items}
          surface={isDesktop ? 'ShoppingCarousel' : 'ShoppingGridSmallCarousel'}
          density="wide"
          end={<Button href="/shopping/?on_sale">{say('shopping.seeSale')}</Button>}
        />
      )}
      <Products list={useList(ShoppingFeedResource.get, shopFeed(place))} label={say('shopping.all')} />
    </>
  )
}

/** Shop.7. Ways to the categories, each with a picture. */
function CategoryTiles() {
  const say = useSay()
  const { items } = useList(CategoriesResource.get, categoriesOf('products'))
  if (!items.length) return null
  return (
    <GridEdges density="wide">
      <nav className={own.tiles} aria-label={say('shopping.categories')}>
        <ul>
          {items.map((topic) => (
            <li key={topic.id}>
              <a href={shoppingUrl(topic)}>
                <span className={own.tile}>
                  <TopicCover topic={topic} sizes="136px" />
                </span>
                <strong>{topic.name}</strong>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </GridEdges>
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
    ? { href: categoryUrl(place)(topic.parent), text: topic.parent.name }
    : isSale(place)
      ? { href: '/shopping/?on_sale', text: say('shopping.onSale') }
      : { href: '/shopping/', text: say('shopping.title') }
  return (
    <>
      <PageHead centred title={say('shopping.titleOf', { topic: topic.name })} back={back} />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="shop" />
        <Chips
          label={say('ideas.below')}
          links={topic.children.filter((child) => child.has_products)}
          hrefOf={categoryUrl(place)}
        />
      </div>
      <ShopFilters />
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
      <PageHead centred title={page.name} back={{ href: '/shopping/', text: say('shopping.title') }} />
      <Chips
        label={say('shopping.related')}
        links={related as never}
        hrefOf={({ url_name }) => `/shopping/${url_name}/`}
      />
      <ShopFilters />
      <Products list={list} label={page.name} />
    </>
  )
}

function Products({ list, label }: { list: Listed<unknown>; label: string }): ReactNode {
  const say = useSay()
  const place = usePlace()
  const isNarrowed = isFiltered(place)
  return (
    <PinGrid
      surface="ShoppingGrid"
      label={label}
      list={list}
      empty={
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say(isNarrowed ? 'shopping.noneFits' : 'shopping.none')}
          action={
            isNarrowed ? (
              <Button href={place.path}>{say('shopping.clear')}</Button>
            ) : (
              <Button href="/ideas/">{say('shopping.noneAction')}</Button>
            )
          }
        />
      }
    />
  )
}
