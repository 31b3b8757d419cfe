import { EXPERIENCE_TOAST_DELAY_MS } from '#domain/constants/timings.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { type ExperienceValues, readExperience } from '#domain/rules/guidance/read-experience.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { guidanceOf } from './guidance-engine.ts'

/** Shows a toast after the default delay, once: showing it completes it. Returns a function that calls it off. */
export function showExperienceToast(app: AppContextValue, experience: ShownExperience): () => void {
  const read = readExperience(experience)
  if (read?.form !== 'toast') return () => {}
  const show = () => {
    const guidance = guidanceOf(app)
    showToastValues(read.values)
    guidance.view(experience)
    guidance.end(experience, 'complete')
  }
  const timer = setTimeout(show, EXPERIENCE_TOAST_DELAY_MS)
  return () => clearTimeout(timer)
}

export function showToastValues({ text, duration, link }: ExperienceValues<'toast'>): void {
  showToast({
    text,
    ...(duration && { duration }),
    ...(link && { action: { label: link.text, href: link.href } }),
  })
}
