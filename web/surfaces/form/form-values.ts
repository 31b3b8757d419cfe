import type { Refused } from '../../ask.ts'

/** What stands in a form: text, or yes and no. */
export type Values = Readonly<Record<string, string | boolean>>

/** What is wrong: by field, or about the form as a whole. */
export type Wrong<V> = {
  fields: Partial<Record<keyof V & string, string>>
  whole: string | undefined
  /** Where one can go on all the same. */
  way?: string | undefined
}

/** What was changed, without what was changed back. */
export function changesOf<V extends Values>(start: V, edits: Partial<V>): Partial<V> {
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== start[name])) as Partial<V>
}

/** A refusal stands at the field it names; one that names no field of the form stands above it. */
export function wrongOf<V extends Values>(refused: Refused, values: V, otherwise?: keyof V & string): Wrong<V> {
  if (refused.dismissed) return { fields: {}, whole: undefined }
  const named = refused.field !== undefined && refused.field in values ? refused.field : undefined
  const field = named ?? (refused.kind === 'wrong_login' ? otherwise : undefined)
  return field
    ? { fields: { [field]: refused.message } as Wrong<V>['fields'], whole: undefined }
    : { fields: {}, whole: refused.message, way: refused.way }
}

type Control = { name: string; type: string; value: string; checked?: boolean }

/** What the controls of a form hold; something may have been typed before the page came alive. */
export function typedInto<V extends Values>(controls: Iterable<Control>, values: V): Partial<V> {
  const typed: [string, string | boolean][] = []
  for (const { name, type, value, checked } of controls) {
    if (name in values) typed.push([name, type === 'checkbox' ? checked === true : value])
  }
  return Object.fromEntries(typed) as Partial<V>
}
