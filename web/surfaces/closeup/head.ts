import { isRemovedStory, REMOVED_STORY } from '#domain/rules/card/removed-story.ts'
import { shownDescription } from '#domain/rules/format/shown-description.ts'
import { renditionSize } from '#domain/rules/media/rendition-size.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { seoWords } from '#domain/rules/seo/seo-words.ts'
import type { Say } from '#domain/text/say.ts'
import { pictureAlt, pictureUrl } from '../../picture.ts'
import type { Head, Place } from '../../router/route.ts'
import { readEntity } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { pinJsonLd } from '../seo/pin-json-ld.ts'
import { pinIdAt } from './asks.ts'

/** What tells others of a pin: its words, its picture with its size, and the one address it has. */
export function closeupHead(place: Place, known: State, say: Say): Head {
  const pin = readEntity(known, 'pin', pinIdAt(place))
  if (!pin) return { title: say('shell.loading') }
  if (isRemovedStory(pin)) return { title: say(REMOVED_STORY.title), noindex: true }
  const words = seoWords(pin, { name: pinName(pin), description: shownDescription(pin) })
  const name = words.name || say('card.untitled')
  const url = pictureUrl(known.config.media_url, pin, '736x')
  const size = renditionSize('736x', pin.image_width, pin.image_height)
  return {
    title: name,
    description: words.description || pictureAlt(say, { ...pin, grid_title: name }),
    canonical: pin.seo_url,
    type: 'article',
    image: url && !pin.is_sensitive ? { url, ...size, alt: pictureAlt(say, pin) } : undefined,
    noindex: Boolean(pin.seo_noindex_reason),
    isEmbeddable: !pin.seo_noindex_reason,
    ...(import.meta.env.SSR && {
      jsonLd: pinJsonLd(pin, { ...words, name, image: url, publicUrl: known.config.public_url }),
    }),
  }
}
