import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type GuestSavedPin, storeGuestSave } from '../../hooks/guest-saves.ts'
import { announceGuidanceAction } from '../../state/guidance-actions.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { logEvent } from '../../tracking/log.ts'

const GUEST_SAVE = { view_type: LOG_VIEW_TYPE.pin, component: LOG_COMPONENT.guestUpsell, element: LOG_ELEMENT.save }

/**
 * Handles a visitor's tap on Save: the first two saves are remembered in the browser and show a toast; the next one
 * opens the login prompt, with the pin pending.
 */
export function saveAsGuest({ say }: Pick<AppContextValue, 'say'>, pin: GuestSavedPin): void {
  const log = (event_type: number, aux_data: object = {}) =>
    logEvent({ event_type, ...GUEST_SAVE, object_id_str: pin.id, aux_data })
  const upsell = storeGuestSave(pin)
  if (!upsell) {
    log(LOG_EVENT.guestSaveRemembered)
    announceGuidanceAction('save')
    showToast({ text: say('guest.remembered'), duration: 5000, action: { label: say('shell.logIn'), href: '/login/' } })
    return
  }
  log(LOG_EVENT.guestUpsellShown, { source: upsell.source })
  const accepted = () => log(LOG_EVENT.guestUpsellAccepted)
  openLoginPrompt({ reason: 'save', pin_id: upsell.pin_id, isNudge: true, finish: accepted })
}
