import type { Id } from '#domain/id.ts'
import type { ReportableKind } from '#domain/rules/moderation/report-reasons.ts'
import { mustLockLiveComment } from '../comments/find-comment.ts'
import type { Person, SignedIn } from '../context.ts'
import { mustFindMessage } from '../messages/find-message.ts'
import { mustSeePerson, mustSeePin } from '../records/access.ts'
import { toFullName } from '../records/load-people.ts'

/**
 * A copy of the reported item at the time of the report, because it may be changed or gone by the time of the decision.
 */
export type ReportSnapshot = {
  title?: string
  text?: string
  link?: string | null
  signature?: string | null
  ext?: string
  dominant_color?: string
  birthday?: string
}
export type ReportTarget = { against_id: Id; within_id: Id | null; snapshot: ReportSnapshot }

export const toPersonSnapshot = (person: Person): ReportSnapshot => ({
  title: toFullName(person),
  text: person.about,
  link: person.website_url,
  signature: person.avatar_signature,
  ext: person.avatar_ext ?? 'jpg',
  dominant_color: '#e9e9e4',
})

/** Load the item of a report, by kind: only items the reporter can see, and none of their own. */
export const REPORT_TARGET_LOADERS: Record<ReportableKind, (ctx: SignedIn, id: Id) => Promise<ReportTarget>> = {
  async pin(ctx, id) {
    const { pin, aggregate } = await mustSeePin(ctx, id)
    const snapshot = {
      title: pin.title,
      text: pin.description,
      link: pin.link,
      signature: aggregate.image_signature,
      ext: aggregate.image_ext,
      dominant_color: aggregate.dominant_color,
    }
    return { against_id: pin.pinner_id, within_id: pin.aggregate_id, snapshot }
  },
  async user(ctx, id) {
    const person = await mustSeePerson(ctx, { id })
    return { against_id: person.id, within_id: null, snapshot: toPersonSnapshot(person) }
  },
  async comment(ctx, id) {
    const { row: comment } = await mustLockLiveComment(ctx, { comment_id: id })
    return { against_id: comment.user_id, within_id: comment.aggregate_id, snapshot: { text: comment.text } }
  },
  async message(ctx, id) {
    const message = await mustFindMessage(ctx, id)
    return { against_id: message.user_id, within_id: message.conversation_id, snapshot: { text: message.text } }
  },
}
