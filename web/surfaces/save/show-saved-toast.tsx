import type { Id } from '#domain/id.ts'
import { changeSavePath, toSaveToast } from '#domain/rules/save/save-pin.ts'
import { type SavePlace, savedInfoForPlace } from '#domain/rules/save/save-place.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import type { Say } from '#domain/text/say.ts'
import { showToast, type ToastOptions } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { SavedPicture } from './SavedPicture.tsx'

/**
 * Shows a toast that links to where the pin was saved; Change and Organize lead to a page for choosing another place.
 */
export function showSavedToast({ store, say }: AppContextValue, pin: KnownPin, place: SavePlace, newPinId: Id) {
  const { viewer, config } = store.get()
  const since = viewer.created_at ? new Date(viewer.created_at) : null
  const toast = toSaveToast(place, isNewAccount({ since, is_bot: viewer.is_bot }, new Date()))
  const info = savedInfoForPlace(place, newPinId, viewer.username ?? '')
  const { url } = info
  const href = changeSavePath(info, pin.id)
  const actions: Record<'change' | 'organize', ToastOptions['action']> = {
    change: { label: say('save.change'), href },
    organize: { label: say('save.organize'), href },
  }
  showToast({
    text: worded(say, toast.text),
    duration: toast.duration,
    action: actions[toast.button],
    href: url,
    picture: <SavedPicture pin={pin} mediaUrl={config.media_url} />,
  })
}

function worded(say: Say, text: ReturnType<typeof toSaveToast>['text']): string {
  if (text.key === 'card.savedToProfile') return say(text.key)
  if (text.key === 'card.savedTo') return say(text.key, { board: text.board })
  return say(text.key, { section: text.section, board: text.board })
}
