import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseSurveyResponse } from '#domain/rules/guidance/survey-questions.ts'
import { matchLocale } from '#domain/rules/viewer/locale.ts'
import type { House } from '../house.ts'
import { makeSayForLocale } from '../mail/compose-mail.ts'
import { findSurvey } from './find-survey.ts'
import { loadPlacedExperiences } from './placed-experiences.ts'
import { renderSurveyForm, renderSurveyNote, SURVEY_SCRIPT, SURVEY_STYLE, type SurveyTheme } from './survey-page.ts'
import { hasAnsweredSurvey, storeSurveyResponse } from './survey-responses.ts'
import { parseSurveyToken } from './survey-token.ts'

const DAY = 'public, max-age=86400'
const FONT = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

type Address = { experienceId: number; token: string; locale: string; theme: SurveyTheme }

/**
 * The page on which a survey is answered (exp.8). Our pages frame it from its own origin, SURVEY_ORIGIN; a mailed link
 * opens it by itself. Only its token says who answers: it reads no cookie.
 */
export async function surveyRoutes(app: FastifyInstance, house: House): Promise<void> {
  const { publicUrl, surveyOrigin, productName } = house.settings
  const lookOf = ({ locale, theme }: Address) => ({ locale, theme, product: productName, homeUrl: publicUrl })

  for (const slash of ['', '/']) {
    app.get(`/survey/:experience(^[0-9]{1,9})${slash}`, async (request, reply) => {
      const address = addressOf(request)
      const say = makeSayForLocale(address.locale)
      const survey = await loadSurvey(address)
      if (!survey) return sendPage(reply, renderSurveyNote(say, lookOf(address), 'closed'), 404)
      if (await hasAnsweredSurvey(house, address.experienceId, survey.respondent))
        return sendPage(reply, renderSurveyNote(say, lookOf(address), 'thanks'))
      return sendPage(reply, renderSurveyForm(say, lookOf(address), { ...survey, isIncomplete: false }))
    })
    app.post(
      `/survey/:experience(^[0-9]{1,9})${slash}`,
      { config: { isSelfAuthorised: true } },
      async (request, reply) => {
        const address = addressOf(request)
        const say = makeSayForLocale(address.locale)
        const survey = await loadSurvey(address)
        if (!survey) return sendPage(reply, renderSurveyNote(say, lookOf(address), 'closed'), 404)
        const response = parseSurveyResponse(survey.questions, (request.body ?? {}) as Record<string, unknown>)
        if (!response)
          return sendPage(reply, renderSurveyForm(say, lookOf(address), { ...survey, isIncomplete: true }), 400)
        await storeSurveyResponse(house, address.experienceId, survey.respondent, response)
        return sendPage(reply, renderSurveyNote(say, lookOf(address), 'thanks'))
      },
    )
    // The link in mails stays the same wherever the page of the survey is.
    app.get(`/email/user_survey${slash}`, (request, reply) => {
      const { survey, ...rest } = request.query as Record<string, string | undefined>
      const path = /^\d{1,9}$/.test(String(survey)) ? `/survey/${survey}/` : '/survey/0/'
      const query = new URLSearchParams({ token: String(rest.token ?? ''), locale: String(rest.locale ?? '') })
      return reply.header('cache-control', 'private, no-cache').redirect(`${path}?${query}`)
    })
  }
  app.get('/survey/script.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', DAY).send(SURVEY_SCRIPT),
  )
  app.get('/survey/style.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', DAY).send(SURVEY_STYLE),
  )
  app.get('/survey/font.woff2', async (_, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', DAY)
      .send(await readFile(fileURLToPath(FONT))),
  )

  /** The live survey that someone may answer with this token; null if there is none. */
  async function loadSurvey({ experienceId, token, locale }: Address) {
    const now = house.clock()
    const respondent = parseSurveyToken(house, experienceId, token, now)
    const survey = findSurvey(await loadPlacedExperiences(house), experienceId, locale)
    if (!respondent || survey?.placed.status !== 'live') return null
    const { ends_at } = survey.placed
    return ends_at && ends_at <= now ? null : { ...survey, respondent }
  }

  function sendPage(reply: FastifyReply, html: string, status = 200) {
    const parents = ["'self'", publicUrl, ...(surveyOrigin ? [surveyOrigin] : [])].join(' ')
    return reply
      .code(status)
      .removeHeader('x-frame-options')
      .header(
        'content-security-policy',
        `default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self';form-action 'self';base-uri 'none';frame-ancestors ${parents}`,
      )
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

/** The page that frames a survey says how it should look. */
function addressOf({ params, query, headers }: FastifyRequest): Address {
  const { token, theme, locale } = query as Record<string, unknown>
  const wanted = [locale, headers['accept-language']?.split(',')[0]].filter((one) => typeof one === 'string')
  return {
    experienceId: Number((params as { experience: string }).experience),
    token: String(token ?? ''),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    locale: wanted.map(matchLocale).find((one) => one !== null) ?? 'en-US',
  }
}
