import type { Id } from '../../id.ts'

export type MergeableAggregate = {
  id: Id
  origin_pinner_id: Id
  width: number
  height: number
  saves: number
  comment_count: number
}

/**
 * Whether the others may be merged into this one. An aggregate that the actor created never becomes part of another
 * person's.
 */
export function mayMergeInto(
  aggregates: readonly MergeableAggregate[],
  kept: MergeableAggregate,
  actorId: Id,
): boolean {
  return kept.origin_pinner_id === actorId || aggregates.every((one) => one.origin_pinner_id !== actorId)
}

/** The aggregate to keep: preferably the actor's own, then the larger picture, the more saved, the older one. */
export function pickKeptAggregate<T extends MergeableAggregate>(aggregates: readonly T[], actorId: Id): T | undefined {
  return aggregates.filter((one) => mayMergeInto(aggregates, one, actorId)).sort((a, b) => before(a, b))[0]
}

function before(a: MergeableAggregate, b: MergeableAggregate): number {
  const size = b.width * b.height - a.width * a.height
  const love = b.saves + b.comment_count - (a.saves + a.comment_count)
  return size || love || (a.id < b.id ? -1 : 1)
}

/** A whole aggregate is merged only when the actor created both; otherwise only the actor's own pins move. */
export const mergesWholeAggregate = (gone: MergeableAggregate, kept: MergeableAggregate, actorId: Id): boolean =>
  gone.origin_pinner_id === actorId && kept.origin_pinner_id === actorId

export type PinTexts = {
  title: string
  description: string
  link: string | null
  alt_text: string
  note: string | null
}

/** Merges the texts of two pins in the same place: notes are joined, and empty fields are filled. */
export function mergePinTexts(kept: PinTexts, gone: PinTexts): PinTexts {
  return {
    title: kept.title || gone.title,
    description: kept.description || gone.description,
    link: kept.link || gone.link,
    alt_text: kept.alt_text || gone.alt_text,
    note: !gone.note || kept.note?.includes(gone.note) ? kept.note : [kept.note, gone.note].filter(Boolean).join('\n'),
  }
}

type Saved = { is_repin: boolean; via_user_id: string | null }

/** A save hides its source when that was not public; so do later saves of it. */
export const mayShowOrigin = ({ is_repin, via_user_id }: Saved): boolean => !is_repin || via_user_id !== null
