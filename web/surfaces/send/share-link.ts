import { CreateExternalInviteResource } from '#domain/resources/invites.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type SharedItem, toSharedItemPath } from './shared-item.ts'

const PIN = 1

/** Creates the URL to share; for signed-in viewers it has a code that records who shared it and how. */
export async function createShareLink(
  { ask, store }: AppContextValue,
  sent: SharedItem,
  invite_channel: number,
): Promise<string> {
  const { viewer, config } = store.get()
  const plain = new URL(toSharedItemPath(sent), config.public_url).href
  if (!viewer.is_auth || !sent.pin) return plain
  const invite_type = { invite_category: 3, invite_object: PIN, invite_channel }
  const { invite_url } = await ask(CreateExternalInviteResource.create, { invite_type, object_id: sent.pin.id })
  return invite_url
}

/** Copies text that is still being loaded. Some browsers allow copying only during the tap's event. */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return navigator.clipboard.writeText(await text)
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
