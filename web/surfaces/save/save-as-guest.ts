import { LOG_EVENT } from '#domain/log-events.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type GuestSavedPin, storeGuestSave } from '../../hooks/guest-saves.ts'
import { announceGuidanceAction } from '../../state/guidance-actions.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { logEvent } from '../../tracking/log.ts'

/**
 * Handles a visitor's tap on Save: the first two saves are remembered in the browser and show a toast; the next one
 * opens the login prompt, with the pin pending.
 */
export function saveAsGuest({ say }: Pick<AppContextValue, 'say'>, pin: GuestSavedPin): void {
  const upsell = storeGuestSave(pin)
  if (!upsell) {
    logEvent({ event_type: LOG_EVENT.guestSaveRemembered, object_id_str: pin.id })
    announceGuidanceAction('save')
    showToast({ text: say('guest.remembered'), duration: 5000, action: { label: say('shell.logIn'), href: '/login/' } })
    return
  }
  logEvent({ event_type: LOG_EVENT.guestUpsellShown, object_id_str: pin.id, aux_data: { source: upsell.source } })
  const accepted = () => logEvent({ event_type: LOG_EVENT.guestUpsellAccepted, object_id_str: pin.id })
  openLoginPrompt({ reason: 'save', pin_id: upsell.pin_id, isNudge: true, finish: accepted })
}
