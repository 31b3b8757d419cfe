import type { ShownExperience } from '#domain/entities/experience.ts'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { completionUrl, dismissalUrl } from '#domain/rules/guidance/special-experiences.ts'
import { isExternalUrl, offsitePath } from '#domain/rules/link/external-link.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { logEvent } from '../../tracking/log.ts'
import type { ExperienceFormProps } from './experience-form.ts'
import { guidanceOf } from './guidance-engine.ts'

type FormActions = Omit<ExperienceFormProps, 'experience' | 'values' | 'layout'>

/** What the form of an experience can do. */
export function makeFormActions(app: AppContextValue, experience: ShownExperience): FormActions {
  const guidance = guidanceOf(app)
  const { id, placement_id, experience_id } = experience
  return {
    onView: () => guidance.view(experience),
    onComplete: (options) => {
      guidance.end(experience, 'complete', options)
      // What stays where it is, stays on its page.
      if (!options?.preventRemoval) openUrl(app, completionUrl(experience))
    },
    onDismiss: () => {
      if (guidance.end(experience, 'dismiss')) openUrl(app, dismissalUrl(experience))
    },
    onGiveUp: () => guidance.placements.remove(experience),
    onLinkClick: (element) =>
      logEvent({
        event_type: LOG_EVENT.click,
        component: LOG_COMPONENT.guidance,
        element: LOG_ELEMENT[element as keyof typeof LOG_ELEMENT] ?? LOG_ELEMENT.link,
        object_id_str: String(experience_id),
        aux_data: { placed_experience_id: id, placement_id, element },
      }),
  }
}

/** Other sites open in a new tab, by way of the page that checks the link. */
function openUrl({ navigator, store }: AppContextValue, url: string | null): void {
  if (!url) return
  const { public_url } = store.get().config
  if (isExternalUrl(url, public_url)) window.open(offsitePath({ url }), '_blank', 'noopener')
  else void navigator?.go(url.startsWith('/') ? url : url.slice(new URL(url).origin.length) || '/')
}
