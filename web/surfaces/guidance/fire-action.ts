import { EXPERIENCE_TOAST_DELAY } from '#domain/constants/timings.ts'
import { UserExperienceCompletedResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { type Action, actionPlacement } from '#domain/rules/guidance/action-placement.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'

const TOAST = 10
const WIDE = '(min-width: 680px)'

type ToastData = { text?: string; duration?: number; link?: { href: string; text: string } }

/** Spec 4, Experience lifecycle: asks what stands at the place that a action fires, and shows it; a failure shows nothing. */
export async function fireAction({ ask, store }: Frame, action: Action, page: string): Promise<void> {
  const placement = actionPlacement(action, page, matchMedia(WIDE).matches ? 'wide' : 'narrow')
  if (placement === null || !store.get().viewer.is_auth) return
  try {
    const placed = (await ask(UserExperienceResource.get, { placement_ids: [placement] }))[placement]
    const { text, duration, link } = (placed?.display_data ?? {}) as ToastData
    if (placed?.type !== TOAST || !text) return
    setTimeout(() => {
      showToast({ text, duration, action: link && { label: link.text, href: link.href } })
      ask(UserExperienceCompletedResource.update, { placed_experience_id: placed.id }).catch(() => {})
    }, EXPERIENCE_TOAST_DELAY)
  } catch {
    // Guidance that can't be had is not missed.
  }
}
