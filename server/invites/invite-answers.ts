import type { InviteMetadata } from '#domain/entities/invite.ts'
import type { Id } from '#domain/id.ts'
import { CreateExternalInviteResource, InviteCodeMetadataResource, SentPinResource } from '#domain/resources/invites.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { createInviteCode, toPinInviteUrl } from '../messages/invite-code.ts'
import { mayMessageEachOther } from '../messages/message-reach.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { toAvatarUrls } from '../records/avatar-urls.ts'
import { toBoardUrl } from '../records/load-boards.ts'
import { loadPeople, mayBeNamed, toFullName } from '../records/load-people.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { listSentPins } from './sent-pins.ts'

/** Invite object types, as numbered by external clients. */
const BOARD = 2

/** Makes the link of a board invitation, which leads through login to the joined board. */
async function boardLink(ctx: Context, boardId: Id, channel: number) {
  const me = requireSignedIn(ctx)
  const board = await mustActOnBoard(ctx, boardId, 'invite')
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const invite_code = await createInviteCode(me, { kind: 'board-link', channel })
  const query = new URLSearchParams({
    board_url: toBoardUrl(board, owner),
    accept_invite: 'true',
    seamless: 'true',
    invite_code,
  })
  return { invite_url: `${ctx.house.settings.publicUrl}/login/?${query}`, invite_code }
}

async function pinLink(ctx: Context, pinId: Id, channel: number) {
  await mustSeePin(ctx, pinId)
  const invite_code = await createInviteCode(requireSignedIn(ctx), { kind: 'pin', channel, pin_id: pinId })
  return { invite_url: toPinInviteUrl(ctx.house.settings.publicUrl, pinId, invite_code), invite_code }
}

/** Shows the sender of an invite code; null if the code is unknown or its sender hidden from the viewer. */
async function metadataOf(ctx: Context, code: string): Promise<InviteMetadata | null> {
  const row = await ctx.db
    .selectFrom('invites')
    .select(['sender_id', 'channel'])
    .where('code', '=', code)
    .executeTakeFirst()
  const sender = row && (await loadPeople(ctx, [row.sender_id])).get(row.sender_id)
  if (!row || !mayBeNamed(ctx, sender)) return null
  return {
    sender: {
      id: sender.id,
      first_name: sender.first_name,
      full_name: toFullName(sender),
      image_medium_url: toAvatarUrls(ctx.house.settings, sender).medium,
      is_default_image: sender.avatar_signature === null,
      should_show_messaging: ctx.viewer
        ? await mayMessageEachOther(requireSignedIn(ctx), sender.id)
        : parsePersonSettings(sender).allow_message_requests,
    },
    invite_channel: row.channel,
  }
}

export const inviteAnswers = [
  ...defineAnswers(CreateExternalInviteResource, {
    create(ctx, { object_id, invite_type: { invite_object, invite_channel = INVITE_CHANNEL.link } }) {
      return invite_object === BOARD
        ? boardLink(ctx, object_id, invite_channel)
        : pinLink(ctx, object_id, invite_channel)
    },
  }),
  ...defineAnswers(SentPinResource, { get: (ctx, { pin_id }) => listSentPins(requireSignedIn(ctx), pin_id) }),
  ...defineAnswers(InviteCodeMetadataResource, { get: (ctx, { invite_code }) => metadataOf(ctx, invite_code) }),
]
