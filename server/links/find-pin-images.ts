import { FindPinImagesResource } from '#domain/resources/pins.ts'
import { defineAnswers } from '../answer.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { UnreachableError } from './fetch-outside-url.ts'
import { findPageImages } from './fetch-page.ts'
import { isAllowedByRobots } from './robots.ts'

/**
 * Pictures on a page. An unreachable page offers none, which is no error; one that may not be read has a problem of its
 * own (rich.8).
 */
export const findPinImagesAnswers = defineAnswers(FindPinImagesResource, {
  async get({ house, now }, { url }) {
    try {
      const mayAsk = (page: URL) => isAllowedByRobots(page, { db: maintenanceDb(house), now })
      return { items: await findPageImages(url, { mayAsk }), problem: null }
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      return { items: [], problem: error.isForbidden ? ('forbidden' as const) : ('unreachable' as const) }
    }
  },
})
