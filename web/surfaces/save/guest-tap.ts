import { LOG } from '#domain/log-events.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import { type GuestTapped, rememberTap } from '../../hooks/guest-saves.ts'
import { requireLogin } from '../../state/login-prompt.ts'
import { log } from '../../tracking/log.ts'

/** D1: a visitor's first two saves are remembered and say so; the next opens the login prompt with that pin as pending. */
export function guestTap({ say }: Pick<Frame, 'say'>, pin: GuestTapped): void {
  const upsell = rememberTap(pin)
  if (!upsell) {
    log({ event_type: LOG.guestSaveRemembered, object_id_str: pin.id })
    showToast({ text: say('guest.remembered'), duration: 5000, action: { label: say('shell.logIn'), href: '/login/' } })
    return
  }
  log({ event_type: LOG.guestUpsellShown, object_id_str: pin.id, aux_data: { source: upsell.source } })
  const accepted = () => log({ event_type: LOG.guestUpsellAccepted, object_id_str: pin.id })
  requireLogin({ reason: 'save', pin_id: upsell.pin_id, isNudge: true, finish: accepted })
}
