import { isRemovedStory, REMOVED_STORY_TEXT_KEYS } from '#domain/rules/card/pin-type.ts'
import { pickShownDescription } from '#domain/rules/format/shown-text.ts'
import { renditionSize } from '#domain/rules/media/image-url.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { toSeoTexts } from '#domain/rules/seo/seo-texts.ts'
import type { Say } from '#domain/text/say.ts'
import { formatPictureAlt, pictureUrl } from '../../picture-urls.ts'
import type { RouteHead, RouteLocation } from '../../router/route.ts'
import { selectEntity } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { makePinJsonLd } from '../seo/pin-json-ld.ts'
import { parseRoutePinId } from './asks.ts'

/** Metadata of a pin for search engines and link previews: texts, picture with size, and canonical URL. */
export function makeCloseupRouteHead(place: RouteLocation, known: StoreState, say: Say): RouteHead {
  const pin = selectEntity(known, 'pin', parseRoutePinId(place))
  if (!pin) return { title: say('shell.loading') }
  if (isRemovedStory(pin)) return { title: say(REMOVED_STORY_TEXT_KEYS.title), noindex: true }
  const words = toSeoTexts(pin, { name: pinName(pin), description: pickShownDescription(pin) })
  const name = words.name || say('card.untitled')
  const url = pictureUrl(known.config.media_url, pin, '736x')
  const size = renditionSize('736x', pin.image_width, pin.image_height)
  const video = pin.is_sensitive ? undefined : pin.videos?.video_list.V_720P
  return {
    title: name,
    description: words.description || formatPictureAlt(say, { ...pin, grid_title: name }),
    canonical: pin.seo_url,
    type: video ? 'video.other' : 'article',
    video,
    image: url && !pin.is_sensitive ? { url, ...size, alt: formatPictureAlt(say, pin) } : undefined,
    noindex: Boolean(pin.seo_noindex_reason),
    isEmbeddable: !pin.seo_noindex_reason,
    ...(import.meta.env.SSR && {
      jsonLd: makePinJsonLd(pin, { ...words, name, image: url, publicUrl: known.config.public_url }),
    }),
  }
}
