import { hasSensitiveWords, removeSensitiveWords } from '#domain/rules/seo/seo-texts.ts'
import type { KnownPin } from '../../state/entities.ts'

type JsonLdInput = { name: string; description: string; image: string | undefined; publicUrl: string }
type Thing = Record<string, unknown>

/** Structured data of a pin for search engines, depending on its kind. It contains only public data (seo.5). */
export function makePinJsonLd(pin: KnownPin, { name, description, image, publicUrl }: JsonLdInput): Thing {
  const whole = (path: string) => new URL(path, publicUrl).href
  const author = pin.native_creator ?? pin.pinner
  const common: Thing = {
    '@context': 'https://schema.org',
    '@id': whole(pin.seo_url),
    url: whole(pin.seo_url),
    name,
    ...(description && { description }),
    ...(image && { image: whole(image) }),
  }
  const made: Thing = {
    ...(pin.created_at && { datePublished: new Date(pin.created_at).toISOString() }),
    ...(author && { author: { '@type': 'Person', name: author.full_name, url: whole(`/${author.username}/`) } }),
    // A board's URL contains the words of its name, so only public boards are named.
    ...(pin.board?.privacy === 'public' &&
      !hasSensitiveWords(pin.board.name) && {
        isPartOf: { '@type': 'Collection', name: pin.board.name, url: whole(pin.board.url) },
      }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/BookmarkAction',
      userInteractionCount: pin.repin_count,
    },
  }
  const rich = pin.rich_summary
  if (rich?.type_name === 'product') return { ...common, '@type': 'Product', ...productOf(pin, name, whole) }
  if (rich?.type_name === 'recipe') return { ...common, ...made, '@type': 'Recipe', ...recipeOf(pin, name, rich) }
  if (rich?.type_name === 'article') return { ...common, ...made, '@type': 'Article', ...articleOf(pin, name) }
  if (pin.videos) return { ...common, ...made, '@type': 'VideoObject', ...videoOf(pin, description || name, whole) }
  const isStory = Boolean(pin.story_pin_data && !pin.story_pin_data.is_deleted)
  if (isStory || pin.carousel_data) return { ...common, ...made, '@type': 'SocialMediaPosting', headline: name }
  return { ...common, ...made, '@type': 'ImageObject', ...(image && { contentUrl: whole(image) }) }
}

type Whole = (path: string) => string

/** The same price and stock as on the page; old prices are omitted (rich.13). */
function productOf(pin: KnownPin, name: string, whole: Whole): Thing {
  const [product] = pin.rich_summary?.products ?? []
  const offer = pin.is_stale_product ? null : product?.offer_summary
  const price = offer?.price ?? offer?.min_price
  const isRange = offer && offer.min_price !== null && offer.max_price !== null && offer.max_price > offer.min_price
  return {
    ...(product?.name && { name: removeSensitiveWords(product.name) || name }),
    ...(product?.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...ratingOf(pin.rich_summary?.aggregate_rating),
    ...(offer &&
      typeof price === 'number' && {
        offers: {
          ...(isRange
            ? { '@type': 'AggregateOffer', lowPrice: offer.min_price, highPrice: offer.max_price }
            : { '@type': 'Offer', price }),
          priceCurrency: offer.currency,
          availability: `https://schema.org/${pin.is_oos_product ? 'OutOfStock' : 'InStock'}`,
          url: whole(pin.seo_url),
        },
      }),
  }
}

function recipeOf({ rich_metadata }: KnownPin, name: string, rich: NonNullable<KnownPin['rich_summary']>): Thing {
  const minutes = minutesIn(rich.display_cook_time)
  const { ingredients, servings } = rich_metadata?.recipe ?? {}
  return {
    name: removeSensitiveWords(rich.display_name) || name,
    ...(minutes && { totalTime: `PT${minutes}M` }),
    ...(servings && { recipeYield: servings }),
    ...(ingredients?.length && { recipeIngredient: ingredients }),
    ...ratingOf(rich.aggregate_rating),
  }
}

/** The article's author and date, not the pinner's. */
function articleOf({ rich_summary, rich_metadata }: KnownPin, name: string): Thing {
  const article = rich_metadata?.article
  return {
    headline: removeSensitiveWords(article?.headline || rich_summary?.display_name || '') || name,
    ...(article?.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article?.published_at && { datePublished: article.published_at }),
  }
}

/** Parses a cook time such as "1 h 20 min" or "45 minutes". */
function minutesIn(text: string | null): number | null {
  const hours = Number(/(\d+)\s*h/i.exec(text ?? '')?.[1] ?? 0)
  const minutes = Number(/(\d+)\s*m/i.exec(text ?? '')?.[1] ?? 0)
  return hours * 60 + minutes || null
}

type Rating = NonNullable<KnownPin['rich_summary']>['aggregate_rating']

function ratingOf(rating: Rating | undefined): Thing {
  const value = Number(rating?.rating_value)
  const count = rating?.review_count ?? rating?.rating_count
  if (!rating || !Number.isFinite(value) || !count) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      bestRating: rating.best_rating ?? 5,
      ratingCount: count,
    },
  }
}

/** A video has an MP4 file and a thumbnail; both are omitted if it is sensitive. */
function videoOf(pin: KnownPin, description: string, whole: Whole): Thing {
  const file = pin.is_sensitive ? undefined : pin.videos?.video_list.V_720P
  const seconds = Math.round((pin.videos?.duration ?? 0) / 1000)
  return {
    description,
    ...(file && { contentUrl: whole(file.url), thumbnailUrl: whole(file.thumbnail) }),
    ...(seconds && { duration: `PT${seconds}S` }),
    ...(pin.created_at && { uploadDate: new Date(pin.created_at).toISOString() }),
  }
}
