import type { OptionsOf, Question } from '#domain/resource.ts'
import type { KnownPin } from '../../state/entities.ts'
import { readItems, readList } from '../../state/read.ts'
import { questionKey, type State } from '../../state/store.ts'

type Page = { name: string; path: string }

/** What search engines read of a page that lists pins. */
export function pinListLd<Q extends Question>(known: State, page: Page, question: Q, options: OptionsOf<Q>): object {
  const { public_url } = known.config
  const list = readList(known, questionKey(question, options as object))
  const pins = list ? readItems<KnownPin>(known, list) : []
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
