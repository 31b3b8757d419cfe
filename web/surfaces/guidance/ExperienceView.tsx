import { type ComponentType, Suspense, useMemo } from 'react'
import { useApp } from '../../app-context.tsx'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { type LoadExperienceForm, selectExperienceForm } from './forms.ts'

type LazyForm = ReturnType<typeof lazyWithTranslations<ExperienceFormProps>>
const lazyForms = new WeakMap<LoadExperienceForm, LazyForm>()

function useForm(load: LoadExperienceForm | undefined): ComponentType<ExperienceFormProps> | null {
  const app = useApp()
  if (!load) return null
  const lazy = lazyForms.get(load) ?? lazyWithTranslations<ExperienceFormProps>(async () => (await load()).default)
  lazyForms.set(load, lazy)
  return lazy(app)
}

/** Shows an experience by its form, whose code is loaded on demand. A form that crashes leaves the page as it was. */
export function ExperienceView(props: Omit<ExperienceFormProps, 'values'>) {
  const { experience } = props
  const selected = useMemo(() => selectExperienceForm(experience), [experience])
  const Form = useForm(selected?.load)
  if (!Form || !selected) return null
  return (
    <CrashBoundary>
      <Suspense>
        <Form {...props} values={selected.values} />
      </Suspense>
    </CrashBoundary>
  )
}
