import type * as z from 'zod'
import { Refusal } from '#domain/refusal.ts'
import { en } from '#domain/text/en.ts'
import type { TextKey } from '#domain/text/say.ts'

/** Turns the first error of a schema into a refusal that names its field. */
export function toBadInputRefusal(error: z.ZodError): Refusal {
  const issue = error.issues[0]
  const field = String(issue?.path[0] ?? 'options')
  if (issue && issue.message in en) return new Refusal('bad_input', issue.message as TextKey, {} as never, { field })
  return new Refusal('bad_input', 'input.invalid', { field }, { field })
}
