import type { AskRefusal } from '../../ask.ts'

/** Values of a form: texts and checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Problems of a form: by field, or about the form as a whole. */
export type FormProblems<V> = {
  fields: Partial<Record<keyof V & string, string>>
  whole: string | undefined
  /** URL where the person can continue despite the problem. */
  way?: string | undefined
}

/** The edited values that differ from the start values. */
export function diffFormValues<V extends FormValues>(start: V, edits: Partial<V>): Partial<V> {
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== start[name])) as Partial<V>
}

/** Converts a refusal to form problems: at the field it names, or above the form when it names none of its fields. */
export function toFormProblems<V extends FormValues>(
  refused: AskRefusal,
  values: V,
  otherwise?: keyof V & string,
): FormProblems<V> {
  if (refused.dismissed) return { fields: {}, whole: undefined }
  const named = refused.field !== undefined && refused.field in values ? refused.field : undefined
  const field = named ?? (refused.kind === 'wrong_login' ? otherwise : undefined)
  return field
    ? { fields: { [field]: refused.message } as FormProblems<V>['fields'], whole: undefined }
    : { fields: {}, whole: refused.message, way: refused.way }
}

type Control = { name: string; type: string; value: string; checked?: boolean }

/** Reads the current values of the form controls; something may have been typed before hydration. */
export function readTypedValues<V extends FormValues>(controls: Iterable<Control>, values: V): Partial<V> {
  const typed: [string, string | boolean][] = []
  for (const { name, type, value, checked } of controls) {
    if (name in values) typed.push([name, type === 'checkbox' ? checked === true : value])
  }
  return Object.fromEntries(typed) as Partial<V>
}
