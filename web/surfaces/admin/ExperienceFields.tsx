import { Plus, Trash2 } from 'lucide-react'
import type { ExperienceField, ExperienceFields as Fields } from '#domain/constants/experience-fields.ts'
import { EXPERIENCE_ICON_COLORS, EXPERIENCE_ICONS } from '#domain/constants/experience-icons.ts'
import type { FieldProblem } from '#domain/rules/guidance/read-fields.ts'
import type { TextKey } from '#domain/text/say.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './experience-editor.module.css'

type Values = Readonly<Record<string, unknown>>
type Props = {
  fields: Fields
  values: Values
  problems: readonly FieldProblem[]
  onChange: (values: Values) => void
  /** Path of the group that these fields are in, with a dot at its end. */
  path?: string
}

/** Controls for the fields of a form of guidance, by the table of forms. */
export function ExperienceFields({ fields, values, problems, onChange, path = '' }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <OneField
      key={name}
      name={name}
      field={field}
      value={values[name]}
      problems={problems}
      path={path + name}
      onChange={(value) => {
        const { [name]: _, ...others } = values
        onChange(value === undefined ? others : { ...others, [name]: value })
      }}
    />
  ))
}

type OneProps = {
  name: string
  field: ExperienceField
  value: unknown
  problems: readonly FieldProblem[]
  path: string
  onChange: (value: unknown) => void
}

function OneField({ name, field, value, problems, path, onChange }: OneProps) {
  const say = useSay()
  const label = `${say(`experienceField.${name}` as 'experienceField.title')}${field.required ? ' *' : ''}`
  const problem = problems.find((one) => one.field === path)?.problem
  const error =
    problem && say(PROBLEM_TEXTS[problem], { field: say(`experienceField.${name}` as 'experienceField.title') })
  const common = { id: `experience-${path}`, label, error }
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const setText = (text: string) => onChange(text === '' ? undefined : text)
  const setNumber = (text: string) => onChange(text === '' ? undefined : Number(text))
  const choices = (options: readonly (string | number)[], labels = options) => [
    { value: '', label: say('staff.choose') },
    ...options.map((option, at) => ({ value: String(option), label: String(labels[at]) })),
  ]
  switch (field.kind) {
    case 'text':
      return field.max > LINE_MAX ? (
        <TextArea
          {...common}
          value={typed}
          limit={field.max}
          rows={3}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <TextField {...common} value={typed} limit={field.max} onChange={(event) => setText(event.target.value)} />
      )
    case 'url':
    case 'image':
      return <TextField {...common} value={typed} inputMode="url" onChange={(event) => setText(event.target.value)} />
    case 'color':
      return (
        <TextField
          {...common}
          value={typed}
          placeholder="#2b48d8"
          onChange={(event) => setText(event.target.value)}
          end={
            <input
              type="color"
              className={styles.swatch}
              aria-label={label}
              value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#ffffff'}
              onChange={(event) => onChange(event.target.value)}
            />
          }
        />
      )
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          min={field.min}
          max={field.max}
          value={typed}
          onChange={(event) => setNumber(event.target.value)}
        />
      )
    case 'boolean':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked || undefined)}
        />
      )
    case 'icon':
    case 'iconColor': {
      const names = field.kind === 'icon' ? EXPERIENCE_ICONS : EXPERIENCE_ICON_COLORS
      const options = choices(
        names.map((_, at) => at + 1),
        names.map(String),
      )
      return <Select {...common} value={typed} options={options} onChange={(event) => setNumber(event.target.value)} />
    }
    case 'choice': {
      const pick = (text: string) => onChange(field.of.find((option) => String(option) === text))
      return (
        <Select {...common} value={typed} options={choices(field.of)} onChange={(event) => pick(event.target.value)} />
      )
    }
    case 'group':
      return (
        <fieldset className={styles.nested}>
          <legend>{label}</legend>
          <ExperienceFields
            fields={field.fields}
            values={(value ?? {}) as Values}
            problems={problems}
            path={`${path}.`}
            onChange={(values) => onChange(Object.keys(values).length ? values : undefined)}
          />
        </fieldset>
      )
    case 'list':
      return <ListOfFields {...{ name, field, value, problems, path, onChange, label }} />
  }
}

const LINE_MAX = 100
const PROBLEM_TEXTS = {
  missing: 'staff.experienceFieldMissing',
  invalid: 'staff.experienceFieldInvalid',
  unknown: 'staff.experienceFieldUnknown',
} as const satisfies Record<FieldProblem['problem'], TextKey>

type ListProps = OneProps & { field: ExperienceField & { kind: 'list' }; label: string }

function ListOfFields({ name, field, value, problems, path, onChange, label }: ListProps) {
  const say = useSay()
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const set = (changed: unknown[]) => onChange(changed.length ? changed : undefined)
  return (
    <fieldset className={styles.nested}>
      <legend>{label}</legend>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
        <div key={at} className={styles.item}>
          <div>
            <OneField
              name={name}
              field={field.item}
              value={item ?? undefined}
              problems={problems}
              path={`${path}.${at}`}
              onChange={(changed) => set(items.with(at, changed ?? ''))}
            />
          </div>
          <IconButton
            icon={<Trash2 size={20} aria-hidden="true" />}
            label={say('staff.removeItem', { at: at + 1 })}
            onClick={() => set(items.toSpliced(at, 1))}
          />
        </div>
      ))}
      {items.length < field.max && (
        <Button
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => set([...items, field.item.kind === 'group' ? {} : ''])}
        >
          {say('staff.addItem')}
        </Button>
      )}
    </fieldset>
  )
}
