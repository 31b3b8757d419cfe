import type { InviteMetadata } from '#domain/entities/invite.ts'
import type { Id } from '#domain/id.ts'
import { CreateExternalInviteResource, InviteCodeMetadataResource, SentPinResource } from '#domain/resources/invites.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/invite-channel.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { newInviteCode, pinInviteUrl } from '../messages/invite-code.ts'
import { bothMayMessage } from '../messages/reach.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { avatarUrls } from '../records/avatar-urls.ts'
import { boardUrl } from '../records/load-boards.ts'
import { fullName, loadPeople, mayBeNamed } from '../records/load-people.ts'
import { settingsOf } from '../records/settings-of.ts'
import { listSent } from './sent-pins.ts'

/** Invite objects, as outside tools number them. */
const BOARD = 2

/** The address at which whoever is asked to a board logs in, joins and lands there. */
async function boardLink(ctx: Context, boardId: Id, channel: number) {
  const me = signedIn(ctx)
  const board = await mustActOnBoard(ctx, boardId, 'invite')
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const invite_code = await newInviteCode(me, { kind: 'board-link', channel })
  const query = new URLSearchParams({
    board_url: boardUrl(board, owner),
    accept_invite: 'true',
    seamless: 'true',
    invite_code,
  })
  return { invite_url: `${ctx.house.settings.publicUrl}/login/?${query}`, invite_code }
}

async function pinLink(ctx: Context, pinId: Id, channel: number) {
  await mustSeePin(ctx, pinId)
  const invite_code = await newInviteCode(signedIn(ctx), { kind: 'pin', channel, pin_id: pinId })
  return { invite_url: pinInviteUrl(ctx.house.settings.publicUrl, pinId, invite_code), invite_code }
}

/** Who made a code; nothing for one that nobody made, or whose maker the viewer can't know. */
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
      full_name: fullName(sender),
      image_medium_url: avatarUrls(ctx.house.settings, sender).medium,
      is_default_image: sender.avatar_signature === null,
      should_show_messaging: ctx.viewer
        ? await bothMayMessage(signedIn(ctx), sender.id)
        : settingsOf(sender).allow_message_requests,
    },
    invite_channel: row.channel,
  }
}

export const inviteAnswers = [
  ...answer(CreateExternalInviteResource, {
    create(ctx, { object_id, invite_type: { invite_object, invite_channel = INVITE_CHANNEL.link } }) {
      return invite_object === BOARD
        ? boardLink(ctx, object_id, invite_channel)
        : pinLink(ctx, object_id, invite_channel)
    },
  }),
  ...answer(SentPinResource, { get: (ctx, { pin_id }) => listSent(signedIn(ctx), pin_id) }),
  ...answer(InviteCodeMetadataResource, { get: (ctx, { invite_code }) => metadataOf(ctx, invite_code) }),
]
