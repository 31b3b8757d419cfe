import { askingOutside, type Listeners, rewriting } from '../facts/listener.ts'
import { forgetCatalogue, forgetCataloguesOf } from './catalogues.ts'
import { fetchFurther } from './fetch-further.ts'
import { runCatalogue } from './run-catalogue.ts'

export const shopListeners = {
  'catalogue.runAsked': { run: askingOutside((house, { catalogue_id }) => runCatalogue(house, catalogue_id)) },
  'thing.picturesWanted': {
    fetch: askingOutside((house, { aggregate_id }) => fetchFurther(house, aggregate_id)),
  },
  'catalogue.deleted': {
    forget: rewriting((house, { catalogue_id }) => forgetCatalogue(house, catalogue_id)),
  },
  'account.deleted': {
    forgetLists: rewriting((house, { user_id }) => forgetCataloguesOf(house, user_id)),
  },
} satisfies Listeners
