import type { ComponentType } from 'react'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { ExperienceFormProps } from './experience-form.ts'

export type LoadExperienceForm = () => Promise<{ default: ComponentType<ExperienceFormProps> }>

/** Forms by experience type. */
const FORMS: Record<number, LoadExperienceForm> = {}

/** Selects the form of an experience; null if no form can show it. */
export const selectExperienceForm = ({ type }: ShownExperience): LoadExperienceForm | null => FORMS[type] ?? null
