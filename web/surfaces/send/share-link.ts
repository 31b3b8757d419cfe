import { CreateExternalInviteResource } from '#domain/resources/invites.ts'
import type { Frame } from '../../frame.tsx'
import { type Sent, sentPath } from './sent-thing.ts'

const PIN = 1

/** The address to share: for whoever is signed in with a code that says who shared it, and how. */
export async function shareLink({ ask, store }: Frame, sent: Sent, invite_channel: number): Promise<string> {
  const { viewer, config } = store.get()
  const plain = new URL(sentPath(sent), config.public_url).href
  if (!viewer.is_auth || !sent.pin) return plain
  const invite_type = { invite_category: 3, invite_object: PIN, invite_channel }
  const { invite_url } = await ask(CreateExternalInviteResource.create, { invite_type, object_id: sent.pin.id })
  return invite_url
}

/** Puts text on the clipboard that is still on its way: some browsers allow copying only in answer to the tap itself. */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return navigator.clipboard.writeText(await text)
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
