import type { Id } from './id.ts'

/**
 * All facts (domain events) and their data. A fact is written together with its change, and listeners run after the
 * commit.
 */
export type Facts = {
  'user.joined': { user_id: Id }
  'user.changed': { user_id: Id }
  'user.stateChanged': { user_id: Id }
  'user.followed': { user_id: Id }
  'user.unfollowed': { user_id: Id }
  'user.blocked': { user_id: Id; by_id: Id }
  'board.created': { board_id: Id }
  'board.changed': { board_id: Id }
  'board.deleted': { board_id: Id; deletion_id: Id; by_id: Id }
  'board.restored': { board_id: Id }
  'board.merged': { board_id: Id; into_id: Id }
  'board.invited': { board_id: Id; user_id: Id; by_id: Id }
  'board.invitedByMail': { code: string }
  'board.joined': { board_id: Id; user_id: Id }
  'board.left': { board_id: Id; user_id: Id; by_id: Id }
  'board.followed': { board_id: Id }
  'board.unfollowed': { board_id: Id }
  'section.deleted': { board_id: Id; section_id: Id }
  'bulk.done': { job_id: Id }
  'pin.created': { pin_id: Id; board_id: Id | null }
  'pin.waiting': { pin_id: Id }
  /** A scheduled pin could not be published on time, and is a draft again. */
  'pin.unscheduled': { pin_id: Id; user_id: Id; isForBoard: boolean }
  'pin.mentioned': { pin_id: Id; user_id: Id; by_id: Id }
  'pin.saved': { pin_id: Id; from_pin_id: Id; board_id: Id | null }
  'pin.changed': { pin_id: Id }
  'pin.deleted': { pin_id: Id; board_id: Id | null }
  'pin.restored': { pin_id: Id }
  /** A moderation case removed pins, or restored them. */
  'pins.moderated': { aggregate_ids: Id[]; user_ids: Id[] }
  'pin.favorited': { pin_id: Id }
  'catalogue.runAsked': { catalogue_id: Id }
  'catalogue.deleted': { catalogue_id: Id }
  /** The page or catalogue that sells a product now names other pictures of it. */
  'thing.picturesWanted': { aggregate_id: Id }
  /** The page of an aggregate was read, which may have changed its kind. */
  'thing.read': { aggregate_id: Id }
  'comment.added': { aggregate_id: Id; comment_id: Id; pin_id: Id; by_id: Id }
  'comment.replied': { aggregate_id: Id; comment_id: Id; pin_id: Id; parent_id: Id; by_id: Id }
  'comment.liked': { aggregate_id: Id; comment_id: Id; by_id: Id }
  'comment.mentioned': { aggregate_id: Id; comment_id: Id; pin_id: Id; user_id: Id; by_id: Id }
  /** Staff changed the keywords of a topic, hid it, or merged it into another one. */
  'topic.changed': { interest_id: Id; into_id: Id | null }
  /** Staff put an aggregate into a part of the Today page, or took it out. */
  'today.chosen': { part: string }
  'case.opened': { case_id: Id }
  'case.decided': { case_id: Id }
  /** A moderation decision has consequences for a person. */
  'person.hit': { case_id: Id; user_id: Id }
  'appeal.decided': { case_id: Id; user_id: Id }
  /** Aggregates were merged, or a merge was undone. */
  'things.merged': { user_id: Id; merge_id: Id; aggregate_ids: Id[] }
  /**
   * `to_ids` got it in their conversations, `asked_ids` as a request; people who muted the conversation are in neither.
   */
  'message.sent': { conversation_id: Id; message_id: Id; by_id: Id; to_ids: Id[]; asked_ids: Id[] }
  'pin.sentByMail': { code: string }
  /** Nobody saves the aggregate any more: it is deleted, with its comments. */
  'aggregate.erased': { aggregate_id: Id }
  'picture.unused': { signature: string }
  /** A video was uploaded, or a GIF that needs a video loop. */
  'video.taken': { video_id: Id }
  /** A video is ready or failed, or its captions changed: whatever shows it is updated. */
  'video.changed': { video_id: Id }
  'video.unused': { video_id: Id }
  /** Caption files were replaced or removed, and nothing refers to them anymore. */
  'captions.dropped': { video_id: Id; files: string[] }
  /** The creator of a picture wants it gone: it is deleted at once unless something else shows it. */
  'picture.cutOff': { signature: string }
  'email.verificationAsked': { user_id: Id }
  'email.verified': { user_id: Id }
  'email.changeAsked': { user_id: Id }
  'email.changed': { user_id: Id; former_email: string }
  /** The link mailed to a former email address was used: that address is the account's again. */
  'email.takenBack': { user_id: Id; former_email: string }
  /** Emitted for unknown names too, so that known and unknown ones take the same steps and time. */
  'password.resetAsked': { user_id: Id | null }
  'password.changed': { user_id: Id }
  'account.paused': { user_id: Id }
  'account.deletionBegun': { user_id: Id }
  'account.deleted': { user_id: Id }
  'invite.sent': { code: string }
  'website.checkAsked': { user_id: Id; host: string }
  'export.asked': { export_id: Id; user_id: Id }
  'export.ready': { user_id: Id }
}

export type FactName = keyof Facts
