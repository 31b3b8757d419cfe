import { UserResource } from '#domain/resources/users.ts'
import type { Say } from '#domain/text/say.ts'
import type { Head, Place } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { avatarOf } from '../people/avatar.ts'
import { personJsonLd } from '../seo/page-json-ld.ts'
import { personAsked } from './asks.ts'

export function profileHead(place: Place, known: State, say: Say): Head {
  const person = readAnswer(known, UserResource.get, personAsked(place))
  if (!person) return { title: say('shell.loading') }
  const { full_name, username, about, is_private_profile } = person
  const picture = avatarOf(person).src && person.image_xlarge_url
  return {
    title: say('profile.title', { name: full_name, username }),
    description: about || say('profile.description', { name: full_name }),
    canonical: place.path.replace(/^\/[^/]+/, `/${username}`).replace(/\/?$/, '/'),
    type: 'profile',
    noindex: is_private_profile,
    feed: is_private_profile ? undefined : `/${username}/feed.rss`,
    ...(import.meta.env.SSR && { jsonLd: personJsonLd(person, known.config.public_url) }),
    ...(picture && { image: { url: picture, alt: full_name } }),
  }
}
