import type { Question } from '#domain/resource.ts'
import { QUESTIONS } from '../ask/answers.ts'

type Route = { method: string; parts: string[]; question: Question }

const ROUTES: Route[] = QUESTIONS.flatMap((question) => {
  const [method, path] = question.path?.split(' ') ?? []
  return method && path ? [{ method, parts: path.split('/').filter(Boolean), question }] : []
})

type Found = { question: Question; options: Record<string, string> }

/** The question behind a REST-style address. Every change changes what is sent alone, so PATCH asks what PUT asks. */
export function questionAt(method: string, path: string): Found | null {
  return foundAt(method, path) ?? (method === 'PATCH' ? foundAt('PUT', path) : null)
}

/** The question that an address of the API asks, with the parameters in the address. */
function foundAt(method: string, path: string): Found | null {
  const parts = path.split('/').filter(Boolean)
  for (const route of ROUTES) {
    if (route.method !== method || route.parts.length !== parts.length) continue
    const isMatch = route.parts.every((part, at) => part.startsWith(':') || part === parts[at])
    if (!isMatch) continue
    const named = route.parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decoded(parts[at] ?? '')]] : [],
    )
    return { question: route.question, options: Object.fromEntries(named) }
  }
  return null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
