import type { Id } from '#domain/id.ts'
import { changePath } from '#domain/rules/save/repin-path.ts'
import { type SavePlace, savedInfoAt } from '#domain/rules/save/save-place.ts'
import { saveToast } from '#domain/rules/save/save-toast.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import type { Say } from '#domain/text/say.ts'
import { showToast, type ToastWish } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { SavedPicture } from './SavedPicture.tsx'

/** Tells where a pin went and leads there; Change and Organize lead to the page where another place is chosen for it. */
export function showSaved({ store, say }: Frame, pin: KnownPin, place: SavePlace, newPinId: Id) {
  const { viewer, config } = store.get()
  const since = viewer.created_at ? new Date(viewer.created_at) : null
  const toast = saveToast(place, isNewAccount({ since, is_bot: viewer.is_bot }, new Date()))
  const info = savedInfoAt(place, newPinId, viewer.username ?? '')
  const { url } = info
  const href = changePath(info, pin.id)
  const actions: Record<'change' | 'organize', ToastWish['action']> = {
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

function worded(say: Say, text: ReturnType<typeof saveToast>['text']): string {
  if (text.key === 'card.savedToProfile') return say(text.key)
  if (text.key === 'card.savedTo') return say(text.key, { board: text.board })
  return say(text.key, { section: text.section, board: text.board })
}
