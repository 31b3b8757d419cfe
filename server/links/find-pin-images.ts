import { FindPinImagesResource } from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import { booksOf } from '../db/reader.ts'
import { Unreachable } from './fetch-outside.ts'
import { findPictures } from './read-page.ts'
import { robotsAllow } from './robots.ts'

/** The wire, Media: a page that can't be reached offers nothing; that is no failure. Rich.8: one that may not be read says so. */
export const findPinImages = answer(FindPinImagesResource, {
  async get({ house, now }, { url }) {
    try {
      const mayAsk = (page: URL) => robotsAllow(page, { db: booksOf(house), now })
      return { items: await findPictures(url, { mayAsk }), problem: null }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      return { items: [], problem: error.isForbidden ? ('forbidden' as const) : ('unreachable' as const) }
    }
  },
})
