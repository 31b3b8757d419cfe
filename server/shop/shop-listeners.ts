import { type Listeners, runInOutsideQueue, runInRewriteQueue } from '../facts/listener.ts'
import { eraseCatalogue, eraseCataloguesOfPerson } from './catalogues.ts'
import { fetchProductImages } from './fetch-product-images.ts'
import { runCatalogue } from './run-catalogue.ts'

export const shopListeners = {
  'catalogue.runAsked': { run: runInOutsideQueue((house, { catalogue_id }) => runCatalogue(house, catalogue_id)) },
  'thing.picturesWanted': {
    fetch: runInOutsideQueue((house, { aggregate_id }) => fetchProductImages(house, aggregate_id)),
  },
  'catalogue.deleted': {
    forget: runInRewriteQueue((house, { catalogue_id }) => eraseCatalogue(house, catalogue_id)),
  },
  'account.deleted': {
    forgetLists: runInRewriteQueue((house, { user_id }) => eraseCataloguesOfPerson(house, user_id)),
  },
} satisfies Listeners
