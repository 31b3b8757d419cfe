import type { KnownBoard, KnownUser } from '../../state/entities.ts'

/** Structured data of a profile for search engines. */
export function makePersonJsonLd(user: KnownUser, publicUrl: string): object {
  const url = new URL(`/${user.username}/`, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: user.full_name,
      alternateName: user.username,
      ...(user.about && { description: user.about }),
      ...(user.image_xlarge_url && { image: new URL(user.image_xlarge_url, publicUrl).href }),
      ...(user.is_primary_website_verified && user.website_url && { sameAs: user.website_url }),
    },
  }
}

/** Structured data of a board for search engines. */
export function makeBoardJsonLd(board: KnownBoard, publicUrl: string): object {
  const whole = (path: string) => new URL(path, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: whole(board.url),
    name: board.name,
    ...(board.description && { description: board.description }),
    ...(board.image_cover_hd_url && { image: whole(board.image_cover_hd_url) }),
    ...(board.owner && {
      author: { '@type': 'Person', name: board.owner.full_name, url: whole(`/${board.owner.username}/`) },
    }),
  }
}
