import { EXPERIENCE_TOAST_DELAY_MS } from '#domain/constants/timings.ts'
import { UserExperienceCompletedResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { type GuidanceAction, placementForAction } from '#domain/rules/guidance/placements.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'

const TOAST = 10
const WIDE = '(min-width: 680px)'

type ToastData = { text?: string; duration?: number; link?: { href: string; text: string } }

/** Asks for the guidance that belongs to an action and shows it; a failure shows nothing. */
export async function showGuidanceForAction(
  { ask, store }: AppContextValue,
  action: GuidanceAction,
  page: string,
): Promise<void> {
  const placement = placementForAction(action, page, matchMedia(WIDE).matches ? 'wide' : 'narrow')
  if (placement === null || !store.get().viewer.is_auth) return
  try {
    const placed = (await ask(UserExperienceResource.get, { placement_ids: [placement] }))[placement]
    const { text, duration, link } = (placed?.display_data ?? {}) as ToastData
    if (placed?.type !== TOAST || !text) return
    setTimeout(() => {
      showToast({ text, duration, action: link && { label: link.text, href: link.href } })
      ask(UserExperienceCompletedResource.update, { placed_experience_id: placed.id }).catch(() => {})
    }, EXPERIENCE_TOAST_DELAY_MS)
  } catch {
    // Guidance is optional, so a failure is ignored.
  }
}
