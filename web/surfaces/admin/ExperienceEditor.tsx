import { useEffect, useMemo, useState } from 'react'
import { EXPERIENCE_EXAMPLES } from '#domain/constants/experience-examples.ts'
import type { ExperienceField, ExperienceFields as Fields } from '#domain/constants/experience-fields.ts'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '#domain/constants/experience-forms.ts'
import { EXPERIENCE_LIMITS } from '#domain/constants/experience-limits.ts'
import {
  type ExperienceDefinition,
  type StaffExperience,
  StaffExperienceResource,
  StaffExperiencesResource,
} from '#domain/resources/staff-experiences.ts'
import { listExperienceProblems } from '#domain/rules/guidance/read-experience.ts'
import { splitLanguages } from '#domain/rules/guidance/translate-display-data.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import adminStyles from './admin.module.css'
import { parseExperienceOptions } from './asks.ts'
import { ExperienceFields } from './ExperienceFields.tsx'
import { ExperienceResults, ExperienceVersions } from './ExperienceHistory.tsx'
import { ExperiencePreview } from './ExperiencePreview.tsx'
import { ExperienceAudience, ExperiencePlaces, ExperienceSchedule } from './ExperienceRules.tsx'
import styles from './experience-editor.module.css'

/** What is new begins with the example of its form. */
function exampleOf(form: ExperienceFormName): ExperienceDefinition['display_data'] {
  const example = EXPERIENCE_EXAMPLES.find((one) => one.form === form)
  const { component_type: _, ...data } = example?.display_data ?? {}
  return data
}

/** Page where staff write a new piece of guidance. */
export function NewExperience() {
  const say = useSay()
  return (
    <AdminFrame section="experiences" title={say('staff.experienceNew')} back={BACK(say('staff.experienceAll'))}>
      <Editor />
    </AdminFrame>
  )
}

/** Page where staff change a piece of guidance, see its results and restore earlier versions. */
export function EditExperience() {
  const { say, store } = useApp()
  const asked = parseExperienceOptions(useRouteLocation())
  const { answer } = useAnswer(StaffExperienceResource.get, asked)
  const take = (saved: StaffExperience) => {
    store.take(StaffExperienceResource.get, asked, saved)
    store.invalidate(StaffExperiencesResource.get)
  }
  return (
    <AdminFrame section="experiences" title={answer?.name ?? ''} back={BACK(say('staff.experienceAll'))}>
      {answer ? (
        <>
          <Editor key={answer.version} experience={answer} onSaved={take} />
          <ExperienceResults experience={answer} />
          <ExperienceVersions experience={answer} onSaved={take} />
        </>
      ) : (
        <Skeleton height={480} shape="card" />
      )}
    </AdminFrame>
  )
}

const BACK = (text: string) => ({ href: '/admin/experiences/', text })

const EMPTY: ExperienceDefinition = {
  name: '',
  form: 'full_banner',
  display_data: exampleOf('full_banner'),
  placements: [],
  targeting: {},
  priority: 0,
  starts_at: null,
  ends_at: null,
  frequency: null,
  exclusion_group: null,
  status: 'paused',
  triggerable_placed_exps: [],
}
const LANGUAGES = ['en', 'de'] as const
const FORM_NAMES = (Object.keys(EXPERIENCE_FORMS) as ExperienceFormName[]).filter((name) => name !== 'search_delight')

type EditorProps = { experience?: StaffExperience; onSaved?: (saved: StaffExperience) => void }

function Editor({ experience, onSaved }: EditorProps) {
  const { ask, say, navigator, store } = useApp()
  const start = experience?.definition ?? EMPTY
  const [draft, setDraft] = useState(start)
  const [language, setLanguage] = useState<string>('en')
  const [hasTried, setHasTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const isChanged = useMemo(() => JSON.stringify(draft) !== JSON.stringify(start), [draft, start])
  const [createdId, setCreatedId] = useState<string>()
  useUnsavedWarning(isChanged && createdId === undefined)
  // After the warning is off: this leaves the form with all that was typed.
  useEffect(() => {
    if (createdId) void navigator?.go(`/admin/experiences/${createdId}/`)
  }, [createdId, navigator])

  const id = Number(experience?.id ?? 0)
  const { type, fields }: { type: number; fields: Fields } = EXPERIENCE_FORMS[draft.form]
  const all = listExperienceProblems({ type, experience_id: id, display_data: withComponent(draft) })
  const problems = hasTried ? all : []
  const change = (changed: Partial<ExperienceDefinition>) => {
    setDraft((before) => ({ ...before, ...changed }))
    setRefused({})
  }

  async function save() {
    setHasTried(true)
    if (isBusy) return
    const missing = {
      ...(!draft.name.trim() && { name: say('staff.experienceNameMissing') }),
      ...(!draft.placements.length && { placements: say('staff.placementsMissing') }),
    }
    setRefused(missing)
    if (all.length || Object.keys(missing).length) {
      // The problems are shown by the next render.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setIsBusy(true)
    try {
      const sent = { definition: draft }
      const saved = experience
        ? await ask(StaffExperienceResource.update, { experience_id: id, based_on: experience.version, ...sent })
        : await ask(StaffExperienceResource.create, sent)
      showToast({ text: say('staff.experienceSaved') })
      if (onSaved) onSaved(saved)
      else {
        store.invalidate(StaffExperiencesResource.get)
        setCreatedId(saved.id)
      }
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      const field = thrown.field?.replace(/^definition\.?/, '').split('.')[0] ?? ''
      setRefused({ [field]: thrown.message })
    } finally {
      setIsBusy(false)
    }
  }

  async function remove() {
    await ask(StaffExperienceResource.delete, { experience_id: id })
    showToast({ text: say('staff.experienceDeleted') })
    setIsDeleting(false)
    onSaved?.(await ask(StaffExperienceResource.get, { experience_id: id }))
  }

  if (experience && !experience.definition) return <p>{say('staff.experienceState_deleted')}</p>
  const { data, languages } = splitLanguages(draft.display_data)
  const translated = { ...data, ...languages[language] }
  const setContent = (values: Readonly<Record<string, unknown>>) =>
    change({
      display_data:
        language === 'en'
          ? { ...values, ...(Object.keys(languages).length && { in: languages }) }
          : { ...data, in: { ...languages, [language]: changedValues(data, values) } },
    })
  const firstRefusal = refused[''] ?? refused.display_data ?? refused.form
  return (
    <>
      <div className={styles.editor}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextField
            id="experience-name"
            label={say('staff.experienceName')}
            limit={EXPERIENCE_LIMITS.name}
            value={draft.name}
            error={refused.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Select
            id="experience-form"
            label={say('staff.experienceForm')}
            value={draft.form}
            disabled={experience !== undefined}
            options={FORM_NAMES.map((value) => ({ value, label: say(`staff.form.${value}`) }))}
            onChange={(event) => {
              const form = event.target.value as ExperienceFormName
              change({ form, display_data: exampleOf(form) })
            }}
          />
          <fieldset className={styles.nested}>
            <legend>{say('staff.experienceContent')}</legend>
            <Tabs
              label={say('staff.experienceLanguage')}
              selected={language}
              onSelect={setLanguage}
              tabs={LANGUAGES.map((key) => ({ key, label: say(`pages.language_${key}`) }))}
            />
            {language !== 'en' && <p className={styles.quiet}>{say('staff.experienceTranslationHint')}</p>}
            <ExperienceFields
              key={`${draft.form} ${language}`}
              fields={language === 'en' ? fields : textFields(fields)}
              values={translated}
              problems={language === 'en' ? problems : inLanguage(problems, language)}
              onChange={setContent}
            />
          </fieldset>
          <ExperiencePlaces draft={draft} problems={refused} onChange={change} />
          <ExperienceAudience draft={draft} problems={refused} onChange={change} />
          <ExperienceSchedule draft={draft} problems={refused} onChange={change} />
          {firstRefusal && (
            <p role="alert" className={adminStyles.problem}>
              {firstRefusal}
            </p>
          )}
          <div className={adminStyles.buttons}>
            <Button kind="primary" type="submit" busy={isBusy}>
              {say('staff.save')}
            </Button>
            {experience?.preview_query && (
              <Button href={`/?${experience.preview_query}`} target="_blank" title={say('staff.experienceSeeHint')}>
                {say('staff.experienceSeeOnPage')}
              </Button>
            )}
            {experience && experience.state !== 'deleted' && (
              <Button onClick={() => setIsDeleting(true)}>{say('staff.experienceDelete')}</Button>
            )}
          </div>
        </form>
        <ExperiencePreview id={id} draft={draft} language={language} />
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={say('staff.experienceDelete')}
        sentence={say('staff.experienceDeleteAsk')}
        action={say('staff.experienceDelete')}
        danger
        onClose={() => setIsDeleting(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}

function withComponent({ form, display_data }: ExperienceDefinition) {
  const { component_type }: { type: number; component_type?: number } = EXPERIENCE_FORMS[form]
  return component_type ? { ...display_data, component_type } : display_data
}

/** Fields with text, which other languages can have of their own. */
const textFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => hasText(field)))

const hasText = (field: ExperienceField): boolean =>
  field.kind === 'text' ||
  (field.kind === 'group' && Object.values(field.fields).some(hasText)) ||
  (field.kind === 'list' && hasText(field.item))

/** The values of a language that differ from those in the default language. */
const changedValues = (data: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(data[name])),
  )

const inLanguage = (problems: ReturnType<typeof listExperienceProblems>, language: string) =>
  problems.flatMap((one) => {
    const start = `in.${language}.`
    return one.field.startsWith(start) ? [{ ...one, field: one.field.slice(start.length) }] : []
  })
