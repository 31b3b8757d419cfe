import { addressesOf, areSameWanted, type WantedPictures, withKnown } from '#domain/rules/rich/wanted-pictures.ts'
import type { StoredRich } from '../records/show-kinds.ts'

/** The addresses of pictures that whoever sells a thing names for it. */
export const wantedOf = ({ wanted_pictures, catalogue }: StoredRich): WantedPictures =>
  wanted_pictures ?? { further: catalogue?.further ?? [], variants: {}, others: [] }

const isSame = (one: StoredRich, other: StoredRich) => areSameWanted(wantedOf(one), wantedOf(other))

/** Whether other pictures are wanted than before. */
export const wantsOthers = (known: StoredRich, told: StoredRich): boolean =>
  !isSame(known, told) && [known, told].some((one) => addressesOf(wantedOf(one)).length > 0)

/** What is told now, with the pictures that it had, until others were fetched. */
export const withPictures = (known: StoredRich, told: StoredRich): StoredRich =>
  known === told ? told : withKnown(told, known)
