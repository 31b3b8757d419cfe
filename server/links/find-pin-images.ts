import { FindPinImagesResource } from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import { Unreachable } from './fetch-outside.ts'
import { findPictures } from './read-page.ts'

/** The wire, Media: a page that can't be reached offers nothing; that is no failure. */
export const findPinImages = answer(FindPinImagesResource, {
  async get(_ctx, { url }) {
    try {
      return { items: await findPictures(url) }
    } catch (error) {
      if (error instanceof Unreachable) return { items: [] }
      throw error
    }
  },
})
