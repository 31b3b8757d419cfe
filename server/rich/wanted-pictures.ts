import {
  addKnownPictures,
  areSameWantedPictures,
  type WantedPictures,
  wantedPictureUrls,
} from '#domain/rules/rich/wanted-pictures.ts'
import type { StoredRich } from '../records/show-kinds.ts'

/** URLs of the pictures that a shop names for a product. */
export const toWantedPictures = ({ wanted_pictures, catalogue }: StoredRich): WantedPictures =>
  wanted_pictures ?? { further: catalogue?.further ?? [], variants: {}, others: [] }

const isSame = (one: StoredRich, other: StoredRich) =>
  areSameWantedPictures(toWantedPictures(one), toWantedPictures(other))

/** Returns whether the wanted pictures have changed. */
export const hasNewWantedPictures = (known: StoredRich, told: StoredRich): boolean =>
  !isSame(known, told) && [known, told].some((one) => wantedPictureUrls(toWantedPictures(one)).length > 0)

/** Keeps the fetched pictures in the new data until others are fetched. */
export const keepFetchedPictures = (known: StoredRich, told: StoredRich): StoredRich =>
  known === told ? told : addKnownPictures(told, known)
