import { addressesOf, areSameWanted, type WantedPictures, withKnown } from '#domain/rules/rich/wanted-pictures.ts'
import type { StoredRich } from '../records/show-kinds.ts'

/** The addresses of pictures that whoever sells a thing names for it. */
export const wantedOf = ({ wanted_pictures, catalogue }: StoredRich): WantedPictures =>
  wanted_pictures ?? { further: catalogue?.further ?? [], variants: {}, others: [] }

const isSame = (one: StoredRich, other: StoredRich) => areSameWanted(wantedOf(one), wantedOf(other))

/** Whether pictures have to be fetched that were not wanted before. */
export const wantsOthers = (known: StoredRich, told: StoredRich): boolean =>
  addressesOf(wantedOf(told)).length > 0 && !isSame(known, told)

/** What is told now, with the pictures that it had as long as the same ones are wanted. */
export const withPictures = (known: StoredRich, told: StoredRich): StoredRich =>
  known !== told && isSame(known, told) ? withKnown(told, known) : told
