import { parseSurveyQuestions, type SurveyQuestion } from '#domain/rules/guidance/survey-questions.ts'
import { translateDisplayData } from '#domain/rules/guidance/translate-display-data.ts'
import type { StoredExperience } from './placed-experiences.ts'

const SURVEY = 5

export type Survey = { placed: StoredExperience; title: string; text: string; questions: SurveyQuestion[] }

/** Finds one of our own surveys, with its texts in a language; null for an experience without questions. */
export function findSurvey(all: readonly StoredExperience[], experienceId: number, locale: string): Survey | null {
  const placed = all.find((one) => one.experience_id === experienceId && one.type === SURVEY)
  if (!placed) return null
  const shown = translateDisplayData(placed.display_data, locale)
  const questions = parseSurveyQuestions(shown)
  if (!questions) return null
  return { placed, questions, title: String(shown.title_text ?? ''), text: String(shown.subtitle_text ?? '') }
}
