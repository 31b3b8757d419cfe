import { EXPERIENCE_TOAST_DELAY_MS } from '#domain/constants/timings.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { guidanceOf } from './guidance-engine.ts'

type ToastData = { text?: unknown; duration?: unknown; link?: { href?: unknown; text?: unknown } | null }

/** Shows a toast after the default delay, once: showing it completes it. Returns a function that calls it off. */
export function showExperienceToast(app: AppContextValue, experience: ShownExperience): () => void {
  const { text, duration, link } = (experience.display_data ?? {}) as ToastData
  if (typeof text !== 'string' || !text) return () => {}
  const { href, text: label } = link ?? {}
  const show = () => {
    const guidance = guidanceOf(app)
    showToast({
      text,
      ...(typeof duration === 'number' && { duration }),
      ...(typeof href === 'string' && typeof label === 'string' && { action: { label, href } }),
    })
    guidance.view(experience)
    guidance.end(experience, 'complete')
  }
  const timer = setTimeout(show, EXPERIENCE_TOAST_DELAY_MS)
  return () => clearTimeout(timer)
}
