import type { Id } from '../../id.ts'

export type MergedAggregate = {
  id: Id
  origin_pinner_id: Id
  width: number
  height: number
  saves: number
  comment_count: number
}

/** Whether the others may be merged into this one. An aggregate that the actor began never becomes part of someone else's. */
export function mayMergeInto(aggregates: readonly MergedAggregate[], kept: MergedAggregate, actorId: Id): boolean {
  return kept.origin_pinner_id === actorId || aggregates.every((one) => one.origin_pinner_id !== actorId)
}

/** The aggregate that the others are merged into: the actor's own first, then the larger picture, the more loved, the older. */
export function keptAggregate<T extends MergedAggregate>(aggregates: readonly T[], actorId: Id): T | undefined {
  return aggregates.filter((one) => mayMergeInto(aggregates, one, actorId)).sort((a, b) => before(a, b))[0]
}

function before(a: MergedAggregate, b: MergedAggregate): number {
  const size = b.width * b.height - a.width * a.height
  const love = b.saves + b.comment_count - (a.saves + a.comment_count)
  return size || love || (a.id < b.id ? -1 : 1)
}

/** A whole aggregate is merged only when the actor began both; else only the actor's own pins move. */
export const mergesWhole = (gone: MergedAggregate, kept: MergedAggregate, actorId: Id): boolean =>
  gone.origin_pinner_id === actorId && kept.origin_pinner_id === actorId

export type PinTexts = {
  title: string
  description: string
  link: string | null
  alt_text: string
  note: string | null
}

/** What two pins of one place say together: nothing that was written in a note is lost, and a gap is filled. */
export function mergedTexts(kept: PinTexts, gone: PinTexts): PinTexts {
  return {
    title: kept.title || gone.title,
    description: kept.description || gone.description,
    link: kept.link || gone.link,
    alt_text: kept.alt_text || gone.alt_text,
    note: !gone.note || kept.note?.includes(gone.note) ? kept.note : [kept.note, gone.note].filter(Boolean).join('\n'),
  }
}
