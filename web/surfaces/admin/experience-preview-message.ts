import type { ShownExperience } from '#domain/entities/experience.ts'

/** Sent by the editor to the page in its preview frame. */
export type ExperiencePreviewMessage = {
  kind: 'experience-preview'
  theme: 'light' | 'dark'
  experience: ShownExperience
}
/** Sent by the page in the frame once it can show something. */
export const PREVIEW_READY = 'experience-preview-ready'
