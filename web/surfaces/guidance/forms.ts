import type { ComponentType } from 'react'
import type { ExperienceFormName } from '#domain/constants/experience-forms.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { type ReadExperience, readExperience } from '#domain/rules/guidance/read-experience.ts'
import type { ExperienceFormProps } from './experience-form.ts'

type LoadFormOf<N extends ExperienceFormName> = () => Promise<{ default: ComponentType<ExperienceFormProps<N>> }>
export type LoadExperienceForm = () => Promise<{ default: ComponentType<ExperienceFormProps> }>

const loadBanners = () => import('./BannerForms.tsx')
const loadCallouts = () => import('./CalloutForms.tsx')

/** The components of the forms, loaded on demand. Toasts and search delights are shown by the app itself. */
const FORMS: { [N in ExperienceFormName]?: LoadFormOf<N> } = {
  alert_callout: async () => ({ default: (await loadCallouts()).AlertCalloutForm }),
  floating_upsell: async () => ({ default: (await loadCallouts()).FloatingUpsellForm }),
  full_banner: async () => ({ default: (await loadBanners()).FullBannerForm }),
  hero_banner: async () => ({ default: (await loadBanners()).HeroBannerForm }),
  metrics_banner: async () => ({ default: (await loadBanners()).MetricsBannerForm }),
  modal: () => import('./ModalForm.tsx'),
  neutral_callout: async () => ({ default: (await loadCallouts()).NeutralCalloutForm }),
  saved_ideas_upsell: () => import('./SavedIdeasForm.tsx'),
  upsell_callout: async () => ({ default: (await loadCallouts()).UpsellCalloutForm }),
  anchored_flyout: () => import('./FlyoutForm.tsx'),
  educational_popover: () => import('./PopoverForm.tsx'),
  survey: () => import('./SurveyForm.tsx'),
  tooltip: () => import('./TooltipForm.tsx'),
}

/** Selects the component that shows an experience, and its values; null if the data is not valid. */
export function selectExperienceForm(
  experience: ShownExperience,
): { load: LoadExperienceForm; values: ReadExperience['values'] } | null {
  const read = readExperience(experience)
  const load = read && (FORMS[read.form] as LoadExperienceForm | undefined)
  return load ? { load, values: read.values } : null
}
