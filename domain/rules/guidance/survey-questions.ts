import { SURVEY_ANSWERS_MAX, SURVEY_QUESTIONS_MAX } from '../../constants/limits.ts'

export type SurveyAnswer = { id: string; text?: string }
export type SurveyQuestion = {
  id: string
  text: string
  /** `scale` is one of a row of steps, of which only the first and the last have a text. */
  kind: 'one' | 'many' | 'scale'
  answers: SurveyAnswer[]
}
/** For each question that was answered, the ids of its chosen answers. */
export type SurveyResponse = Record<string, string[]>

const ID = /^[a-z0-9][a-z0-9_]{0,39}$/
const KINDS: readonly unknown[] = ['one', 'many', 'scale']

/** Reads the questions of a survey; null if they aren't complete, unique and within the limits. */
export function parseSurveyQuestions(display_data: unknown): SurveyQuestion[] | null {
  const { questions } = (display_data ?? {}) as { questions?: unknown }
  if (!Array.isArray(questions) || questions.length > SURVEY_QUESTIONS_MAX) return null
  const isValid = questions.length > 0 && areUnique(questions) && questions.every(isQuestion)
  return isValid ? questions : null
}

function isQuestion(question: SurveyQuestion): boolean {
  const { text, kind, answers } = question
  if (typeof text !== 'string' || !text || !KINDS.includes(kind) || !Array.isArray(answers)) return false
  if (answers.length < 2 || answers.length > SURVEY_ANSWERS_MAX || !areUnique(answers)) return false
  const needText = kind === 'scale' ? [answers[0], answers.at(-1)] : answers
  return needText.every((answer) => typeof answer?.text === 'string' && answer.text !== '')
}

/** Whether all have an id, and no two the same. */
function areUnique(all: { id?: unknown }[]): boolean {
  const ids = all.map((one) => one?.id)
  return ids.every((id) => typeof id === 'string' && ID.test(id)) && new Set(ids).size === ids.length
}

/**
 * Reads what a form sent. Null if it has an answer that a question does not offer, several for a question that takes
 * one, or none at all. Questions may be left out.
 */
export function parseSurveyResponse(
  questions: readonly SurveyQuestion[],
  sent: Readonly<Record<string, unknown>>,
): SurveyResponse | null {
  const response: SurveyResponse = {}
  for (const { id, kind, answers } of questions) {
    const given = [sent[id] ?? []].flat()
    if (given.length === 0) continue
    const chosen = answers.filter((answer) => given.includes(answer.id)).map((answer) => answer.id)
    if (chosen.length !== given.length || (kind !== 'many' && chosen.length > 1)) return null
    response[id] = chosen
  }
  return Object.keys(response).length ? response : null
}
