import type { ExperienceField, ExperienceFields } from '../../constants/experience-fields.ts'
import { EXPERIENCE_ICON_COLORS, EXPERIENCE_ICONS } from '../../constants/experience-icons.ts'
import { LINK_MAX } from '../../constants/limits.ts'

/** `field` is a path such as `completeButton.text` or `links.1`. */
export type FieldProblem = { field: string; problem: 'missing' | 'invalid' | 'unknown' }
type ReadValue = { value?: unknown; problems: FieldProblem[] }

/** A page of this site or an address on the web. */
export const isPageUrl = (url: unknown): url is string =>
  typeof url === 'string' && url.length <= LINK_MAX && /^(\/(?![/\\])|https?:\/\/)/i.test(url) && !/[\s\\]/.test(url)

/** Reads the fields of a record. It is complete if no required field has a problem. */
export function readFields(fields: ExperienceFields, data: Readonly<Record<string, unknown>>, path = '') {
  const values: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  let isComplete = true
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, data[name], path + name)
    if (read.value !== undefined) values[name] = read.value
    else if (field.required) isComplete = false
    problems.push(...read.problems)
  }
  for (const name of Object.keys(data)) if (!(name in fields)) problems.push({ field: path + name, problem: 'unknown' })
  return { values, problems, isComplete }
}

/** Reads the value of a field; one that is not valid has no value. */
function readField(field: ExperienceField, value: unknown, path: string): ReadValue {
  if (isEmpty(value)) return { problems: field.required ? [{ field: path, problem: 'missing' }] : [] }
  const invalid: ReadValue = { problems: [{ field: path, problem: 'invalid' }] }
  const valid = (isValid: boolean): ReadValue => (isValid ? { value, problems: [] } : invalid)
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string' || value.trim().length > field.max) return invalid
      return { value: value.trim(), problems: [] }
    case 'url':
    case 'image':
      return valid(isPageUrl(value))
    case 'color': {
      const hex = parseHexColor(value)
      return hex ? { value: hex, problems: [] } : invalid
    }
    case 'boolean':
      return valid(typeof value === 'boolean')
    case 'icon':
      return valid(isCode(value, EXPERIENCE_ICONS.length))
    case 'iconColor':
      return valid(isCode(value, EXPERIENCE_ICON_COLORS.length))
    case 'number':
      return valid(typeof value === 'number' && value >= field.min && value <= field.max)
    case 'choice':
      return valid(field.of.includes(value as string | number))
    case 'group': {
      if (typeof value !== 'object' || Array.isArray(value)) return invalid
      const { values, problems, isComplete } = readFields(field.fields, value as Record<string, unknown>, `${path}.`)
      return { ...(isComplete && { value: values }), problems }
    }
    case 'list': {
      if (!Array.isArray(value) || value.length < field.min || value.length > field.max) return invalid
      const items = value.map((item, at) => readField(field.item, item, `${path}.${at}`))
      const problems = items.flatMap((item) => item.problems)
      // Items are addressed by their number, so that one invalid item makes the list useless.
      const isComplete = items.every((item) => item.value !== undefined)
      return { ...(isComplete && { value: items.map((item) => item.value) }), problems }
    }
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isCode = (value: unknown, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max

/** Reads `#rrggbb` or `rgb(r, g, b)` as `#rrggbb`. */
function parseHexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase()
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(value)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
