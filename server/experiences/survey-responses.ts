import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf } from '#domain/resource.ts'
import type { StaffSurveyResultsResource } from '#domain/resources/experiences.ts'
import type { SurveyResponse } from '#domain/rules/guidance/survey-questions.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { findSurvey } from './find-survey.ts'
import { loadPlacedExperiences } from './placed-experiences.ts'

export const hasAnsweredSurvey = async ({ db }: House, experienceId: number, respondent: string): Promise<boolean> =>
  (await db
    .selectFrom('survey_responses')
    .select('respondent')
    .where('respondent', '=', respondent)
    .where('experience_id', '=', experienceId)
    .executeTakeFirst()) !== undefined

/** Stores what someone answered, and counts it. Whoever answers again changes nothing. */
export async function storeSurveyResponse(
  house: House,
  experienceId: number,
  respondent: string,
  response: SurveyResponse,
): Promise<void> {
  await inUnitOfWork(house, 'house', async ({ db, now }) => {
    const stored = await db
      .insertInto('survey_responses')
      .values({ respondent, experience_id: experienceId, answers: JSON.stringify(response), answered_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('respondent')
      .executeTakeFirst()
    if (!stored) return
    const chosen = Object.entries(response).flatMap(([question, answers]) =>
      answers.map((answer) => ({ experience_id: experienceId, question, answer, count: 1 })),
    )
    // In a fixed order, so that no two writers deadlock.
    for (const row of chosen.toSorted((a, b) => (`${a.question} ${a.answer}` < `${b.question} ${b.answer}` ? -1 : 1)))
      await db
        .insertInto('survey_answer_counts')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['experience_id', 'question', 'answer'])
            .doUpdateSet({ count: sql`survey_answer_counts.count + 1` }),
        )
        .execute()
  })
}

/** How often each answer of a survey was chosen; answers that nobody chose count too. */
export async function loadSurveyResults(
  { house, db, locale }: Context,
  experienceId: number,
): Promise<AnswerOf<typeof StaffSurveyResultsResource.get>> {
  const questions = findSurvey(await loadPlacedExperiences(house), experienceId, locale)?.questions
  if (!questions) throw new Refusal('not_found', 'error.notFound')
  const rows = await db
    .selectFrom('survey_answer_counts')
    .select(['question', 'answer', 'count'])
    .where('experience_id', '=', experienceId)
    .execute()
  const countOf = (question: string, answer: string) =>
    rows.find((row) => row.question === question && row.answer === answer)?.count ?? 0
  return {
    type: 'survey_results',
    id: String(experienceId),
    questions: questions.map(({ answers, ...question }) => ({
      ...question,
      answers: answers.map(({ id, text = '' }) => ({ id, text, count: countOf(question.id, id) })),
    })),
  }
}
