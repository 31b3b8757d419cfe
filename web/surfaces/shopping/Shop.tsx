import type { ReactNode } from 'react'
import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useAnswer, useList } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { toCategoriesOptions } from '../ideas/asks.ts'
import { ExploreTabs } from '../ideas/ExploreTabs.tsx'
import styles from '../ideas/Ideas.module.css'
import { ShopFilters } from '../ideas/ShopFilters.tsx'
import { TopicChips } from '../ideas/TopicChips.tsx'
import { TopicTabs } from '../ideas/TopicTabs.tsx'
import { TopicCover } from '../picture/TopicCover.tsx'
import {
  hasShopFilters,
  isSalePage,
  makeCategoryUrl,
  makeSaleFeedOptions,
  makeShopUrl,
  parseShopCategoryFeedOptions,
  parseShopFeedOptions,
  parseShoppingPageFeedOptions,
  parseShoppingPageOptions,
  parseShopTopicOptions,
  saleUrl,
} from './asks.ts'
import own from './Shop.module.css'

/** All products, by category, with reduced prices first. */
export function Shop() {
  const say = useSay()
  const place = useRouteLocation()
  const categories = useList(CategoriesResource.get, toCategoriesOptions('products'))
  const lowered = useList(ShoppingFeedResource.get, makeSaleFeedOptions(place))
  const sale = isSalePage(place)
  const isDesktop = useIsDesktop()
  return (
    <>
      <ExploreTabs selected="shop" />
      <PageHead
        centred
        title={say(sale ? 'shopping.onSale' : 'shopping.title')}
        sentence={say('shopping.sentence')}
        {...(sale && { back: { href: makeShopUrl(place), text: say('shopping.title') } })}
      />
      {hasShopFilters(place) ? (
        <TopicChips label={say('shopping.categories')} links={categories.items} hrefOf={makeCategoryUrl(place)} />
      ) : (
        <CategoryTiles />
      )}
      <ShopFilters />
      {!hasShopFilters(place) && (
        <PinRow
          title={say('shopping.onSale')}
          pins={lowered.items}
          surface={isDesktop ? 'ShoppingCarousel' : 'ShoppingGridSmallCarousel'}
          density="wide"
          end={<Button href={saleUrl(place)}>{say('shopping.seeSale')}</Button>}
        />
      )}
      <Products list={useList(ShoppingFeedResource.get, parseShopFeedOptions(place))} label={say('shopping.all')} />
    </>
  )
}

/** Tiles that link to the categories, each with a picture (shop.7). */
function CategoryTiles() {
  const say = useSay()
  const place = useRouteLocation()
  const { items } = useList(CategoriesResource.get, toCategoriesOptions('products'))
  if (!items.length) return null
  return (
    <GridEdges density="wide">
      <nav className={own.tiles} aria-label={say('shopping.categories')}>
        <ul>
          {items.map((topic) => (
            <li key={topic.id}>
              <a href={makeCategoryUrl(place)(topic)}>
                <span className={own.tile}>
                  <TopicCover topic={{ ...topic, cover_images: topic.product_cover_images ?? [] }} sizes="136px" />
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

/** The products of a topic and its subtopics. */
export function ShopCategory() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: topic } = useAnswer(TopicResource.get, parseShopTopicOptions(place))
  const list = useList(ShoppingFeedResource.get, parseShopCategoryFeedOptions(place))
  if (!topic) return <GridSkeleton />
  const back = topic.parent
    ? { href: makeCategoryUrl(place)(topic.parent), text: topic.parent.name }
    : isSalePage(place)
      ? { href: saleUrl(place), text: say('shopping.onSale') }
      : { href: makeShopUrl(place), text: say('shopping.title') }
  return (
    <>
      <PageHead centred title={say('shopping.titleOf', { topic: topic.name })} back={back} />
      <div className={styles.around}>
        <TopicTabs topic={topic} selected="shop" />
        <TopicChips
          label={say('ideas.below')}
          links={topic.children.filter((child) => child.has_products)}
          hrefOf={makeCategoryUrl(place)}
        />
      </div>
      <ShopFilters />
      <Products list={list} label={say('shopping.titleOf', { topic: topic.name })} />
    </>
  )
}

/** Products that match the words in the URL. */
export function ShopPage() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: page } = useAnswer(ShoppingPageResource.get, parseShoppingPageOptions(place))
  const list = useList(ShoppingFeedResource.get, parseShoppingPageFeedOptions(place))
  if (!page) return <GridSkeleton />
  const related = page.related.map(({ slug, name }) => ({ id: slug, name, url_name: slug }))
  return (
    <>
      <PageHead centred title={page.name} back={{ href: makeShopUrl(place), text: say('shopping.title') }} />
      <TopicChips
        label={say('shopping.related')}
        links={related as never}
        hrefOf={({ url_name }) => makeShopUrl(place, `/shopping/${url_name}/`)}
      />
      <ShopFilters />
      <Products list={list} label={page.name} />
    </>
  )
}

function Products({ list, label }: { list: LoadedList<unknown>; label: string }): ReactNode {
  const say = useSay()
  const place = useRouteLocation()
  const isNarrowed = hasShopFilters(place)
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
              <Button href={makeShopUrl(place, place.path)}>{say('shopping.clear')}</Button>
            ) : (
              <Button href="/ideas/">{say('shopping.noneAction')}</Button>
            )
          }
        />
      }
    />
  )
}
