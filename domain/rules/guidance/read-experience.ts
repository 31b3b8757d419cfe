import type { ExperienceFields } from '../../constants/experience-fields.ts'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '../../constants/experience-forms.ts'
import type { ShownExperience } from '../../entities/experience.ts'
import { type FieldProblem, readFields } from './read-fields.ts'
import { splitLanguages } from './translate-display-data.ts'

type FieldValue<F> = F extends { kind: 'text' | 'url' | 'image' | 'color' }
  ? string
  : F extends { kind: 'number' | 'icon' | 'iconColor' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'choice'; of: readonly (infer C)[] }
        ? C
        : F extends { kind: 'group'; fields: infer Fields }
          ? FieldValues<Fields>
          : F extends { kind: 'list'; item: infer Item }
            ? FieldValue<Item>[]
            : never
type FieldValues<Fields> = {
  [N in keyof Fields as Fields[N] extends { required: true } ? N : never]: FieldValue<Fields[N]>
} & { [N in keyof Fields as Fields[N] extends { required: true } ? never : N]?: FieldValue<Fields[N]> | undefined }

export type ExperienceValues<N extends ExperienceFormName> = FieldValues<(typeof EXPERIENCE_FORMS)[N]['fields']>
/** The form of an experience and its display data. */
export type ReadExperience = {
  [N in ExperienceFormName]: { form: N; values: ExperienceValues<N> }
}[ExperienceFormName]

type Readable = Pick<ShownExperience, 'type' | 'experience_id' | 'display_data'>
type Row = {
  type: number
  component_type?: number
  ids?: readonly number[]
  marker?: string
  oneOf?: readonly string[]
  fields: ExperienceFields
}
const ROWS = Object.entries(EXPERIENCE_FORMS) as [ExperienceFormName, Row][]

/** The forms that the data may be meant for: those that its id or a marker names, else those that need neither. */
function formsFor({ type, experience_id, display_data }: Readable): [ExperienceFormName, Row][] {
  const data = toRecord(display_data)
  const all = ROWS.filter(([, row]) => row.type === type && row.component_type === (data.component_type ?? undefined))
  const named = all.filter(([, { ids, marker }]) => ids?.includes(experience_id) || (marker && data[marker]))
  return named.length ? named : all.filter(([, { ids, marker }]) => !ids && !marker)
}

/**
 * The form that shows an experience and its values; null unless the data has all that the form needs.
 * Invalid values of other fields are left out.
 */
export function readExperience(experience: Readable): ReadExperience | null {
  for (const [form, row] of formsFor(experience)) {
    const { values, isComplete } = readFields(row.fields, toRecord(experience.display_data))
    const hasOne = !row.oneOf || row.oneOf.some((name) => values[name] !== undefined)
    if (isComplete && hasOne) return { form, values } as ReadExperience
  }
  return null
}

/**
 * All that is wrong with the data of an experience, for whoever writes it, in each of its languages. Names that no field
 * has are wrong, too.
 */
export function listExperienceProblems(experience: Readable): FieldProblem[] {
  const { data, languages } = splitLanguages(experience.display_data)
  const problems = listDataProblems(experience, data)
  const isNew = ({ field }: FieldProblem) => !problems.some((known) => known.field === field)
  const others = Object.entries(languages).flatMap(([language, words]) =>
    listDataProblems(experience, { ...data, ...toRecord(words) })
      .filter(isNew)
      .map(({ field, problem }) => ({ field: `in.${language}.${field}`, problem })),
  )
  return [...problems, ...others]
}

function listDataProblems(experience: Readable, data: Record<string, unknown>): FieldProblem[] {
  const { component_type: _, ...known } = data
  const tries = formsFor({ ...experience, display_data: data }).map(([, { fields, oneOf }]) => {
    const { values, problems } = readFields(fields, known)
    const lacks = oneOf && !oneOf.some((name) => values[name] !== undefined)
    return [...problems, ...(lacks && oneOf[0] ? [{ field: oneOf[0], problem: 'missing' as const }] : [])]
  })
  if (!tries[0]) return [{ field: 'type', problem: 'invalid' }]
  return tries.reduce((best, problems) => (problems.length < best.length ? problems : best))
}

const toRecord = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {}
