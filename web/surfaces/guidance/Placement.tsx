import { useEffect, useMemo } from 'react'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { GuidanceLayout } from '#domain/rules/guidance/placements.ts'
import type { PlacementContext } from '#domain/rules/guidance/same-context.ts'
import type { AcceptedExperiences } from '#domain/rules/guidance/shown-experience.ts'
import { useApp } from '../../app-context.tsx'
import { ExperienceView } from './ExperienceView.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { makeFormActions } from './form-actions.ts'
import { isToast } from './guidance-engine.ts'
import { showExperienceToast } from './show-experience-toast.ts'
import { useGuidanceLayout } from './use-guidance-layout.ts'
import { useInterruptionSlot } from './use-interruption-slot.ts'
import { usePlacement } from './use-placement.ts'

type Props = AcceptedExperiences & {
  placement: number
  context?: PlacementContext | undefined
  isMulti?: boolean
}

/** Mounts a placement and shows what it holds. */
export function Placement({ placement, ...options }: Props) {
  const layout = useGuidanceLayout()
  const { experiences } = usePlacement(placement, { ...options, autoView: false })
  return experiences.map((experience) =>
    isToast(experience) ? (
      <ExperienceToast key={experience.id} experience={experience} />
    ) : (
      <PlacedForm key={experience.id} experience={experience} layout={layout} />
    ),
  )
}

function PlacedForm({ experience, layout }: { experience: ShownExperience; layout: GuidanceLayout }) {
  const app = useApp()
  const slot = useInterruptionSlot(experience)
  const props = useMemo<Omit<ExperienceFormProps, 'values'>>(() => {
    const actions = makeFormActions(app, experience)
    const onView = () => {
      slot.markShown()
      actions.onView()
    }
    return { experience, layout, ...actions, onView }
  }, [app, experience, layout, slot.markShown])
  return slot.isOpen ? <ExperienceView {...props} /> : null
}

function ExperienceToast({ experience }: { experience: ShownExperience }) {
  const app = useApp()
  useEffect(() => showExperienceToast(app, experience), [app, experience])
  return null
}
