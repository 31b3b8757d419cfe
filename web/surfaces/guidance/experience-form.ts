import type { ExperienceFormName } from '#domain/constants/experience-forms.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { GuidanceLayout } from '#domain/rules/guidance/placements.ts'
import type { ExperienceValues } from '#domain/rules/guidance/read-experience.ts'

export type CompleteOptions = {
  /** The experience stays where it is, although it is completed. */
  preventRemoval?: boolean
  /** The placement doesn't look for another experience. */
  skipRefetch?: boolean
}

/** What every form of an experience gets. Forms don't call the network; each report counts once, however often it is called. */
export type ExperienceFormProps<N extends ExperienceFormName = ExperienceFormName> = {
  experience: ShownExperience
  /** Its display data, as far as it is valid. */
  values: ExperienceValues<N>
  layout: GuidanceLayout
  /** To be called when the form is visible, for example after its delay. */
  onView(): void
  /** Reports the completion, and opens the URL that the experience names for it; the form needs no link of its own. */
  onComplete(options?: CompleteOptions): void
  onDismiss(): void
  /** Takes the form away without a report, until its placement is fetched again. Another interruption may take its turn. */
  onGiveUp(): void
  /** Logs a click on a link inside the form, such as `message` or `title`. The form opens the link. */
  onLinkClick(element: string): void
}
