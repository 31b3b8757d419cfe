import { UserResource } from '#domain/resources/users.ts'
import type { Say } from '#domain/text/say.ts'
import type { RouteHead, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { makePersonJsonLd } from '../seo/page-json-ld.ts'
import { parseProfileOptions } from './asks.ts'

export function makeProfileRouteHead(place: RouteLocation, known: StoreState, say: Say): RouteHead {
  const person = selectAnswer(known, UserResource.get, parseProfileOptions(place))
  if (!person) return { title: say('shell.loading') }
  const { full_name, username, about, is_private_profile } = person
  const picture = toAvatarProps(person).src && person.image_xlarge_url
  return {
    title: say('profile.title', { name: full_name, username }),
    description: about || say('profile.description', { name: full_name }),
    canonical: place.path.replace(/^\/[^/]+/, `/${username}`).replace(/\/?$/, '/'),
    type: 'profile',
    noindex: is_private_profile,
    isEmbeddable: !is_private_profile,
    feed: is_private_profile ? undefined : `/${username}/feed.rss`,
    ...(import.meta.env.SSR && { jsonLd: makePersonJsonLd(person, known.config.public_url) }),
    ...(picture && { image: { url: picture, alt: full_name } }),
  }
}
