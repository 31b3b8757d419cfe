import type { OptionsOf, Question } from '#domain/resource.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import type { KnownPin } from '../../state/entities.ts'
import { selectList, selectListItems } from '../../state/selectors.ts'
import { makeQuestionKey, type StoreState } from '../../state/store.ts'

type Page = { name: string; path: string }

export function selectListPins<Q extends Question>(
  known: StoreState,
  question: Q,
  options: OptionsOf<Q>,
): readonly KnownPin[] {
  const list = selectList(known, makeQuestionKey(question, options as object))
  return list ? selectListItems<KnownPin>(known, list) : []
}

/** JSON-LD for search engines, describing a page that lists pins. */
export function toPinListJsonLd(known: StoreState, page: Page, pins: readonly KnownPin[]): object {
  const { public_url } = known.config
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    url: public_url + page.path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: pins.map((pin, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: public_url + pinPath(pin, false),
      })),
    },
  }
}
