import type { OptionsOf, Question } from '#domain/resource.ts'
import type { KnownPin } from '../../state/entities.ts'
import { readItems, readList } from '../../state/read.ts'
import { questionKey, type State } from '../../state/store.ts'

type Page = { name: string; path: string }

export function pinsOfList<Q extends Question>(known: State, question: Q, options: OptionsOf<Q>): readonly KnownPin[] {
  const list = readList(known, questionKey(question, options as object))
  return list ? readItems<KnownPin>(known, list) : []
}

/** What search engines read of a page that lists pins. */
export function pinListLd(known: State, page: Page, pins: readonly KnownPin[]): object {
  const { public_url } = known.config
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    url: public_url + page.path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: pins.map(({ id }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: `${public_url}/pin/${id}/`,
      })),
    },
  }
}
