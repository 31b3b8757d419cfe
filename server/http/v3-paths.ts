import type { Question } from '#domain/resource.ts'
import { UnknownListResource } from '#domain/resources/users.ts'
import { QUESTIONS } from '../ask/answers.ts'

type Route = { method: string; parts: string[]; question: Question }

const ROUTES: Route[] = QUESTIONS.flatMap((question) => {
  const [method, path] = question.path?.split(' ') ?? []
  return method && path ? [{ method, parts: path.split('/').filter(Boolean), question }] : []
})

type Found = { question: Question; options: Record<string, string> }

/** Finds the question of a REST-style URL. All updates are partial, so PATCH is the same as PUT. */
export function findQuestionByPath(method: string, path: string): Found | null {
  const found = foundAt(method, path) ?? (method === 'PATCH' ? foundAt('PUT', path) : null)
  if (found || method !== 'GET' || !/^\/?v3\/users\/me\/./.test(path)) return found
  return { question: UnknownListResource.get, options: {} }
}

/** The question of an API path, with the parameters in the path. */
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
