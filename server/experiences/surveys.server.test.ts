import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffSurveyResultsResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { makeSurveyToken } from './survey-token.ts'

const SURVEY = 700
const PLACEMENT = 1000421
const questions = [
  {
    id: 'found',
    text: 'Did you find <it>?',
    kind: 'one',
    answers: [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ],
  },
  {
    id: 'used',
    text: 'What did you use?',
    kind: 'many',
    answers: [
      { id: 'search', text: 'Search' },
      { id: 'boards', text: 'Boards' },
    ],
  },
]
const display_data = {
  anket: true,
  title_text: 'Two questions',
  subtitle_text: 'They take a minute.',
  detailed_text: 'Nobody sees who answered.',
  buttons: [{ text: 'Answer' }, { text: 'No, thanks' }],
  questions,
  in: { de: { title_text: 'Zwei Fragen' } },
}

let world: TestServer
beforeAll(async () => {
  world = await openTestServer({ SURVEY_ORIGIN: 'http://127.0.0.1:3000' })
  await world.house.db
    .insertInto('placed_experiences')
    .values([
      { placement_id: PLACEMENT, experience_id: SURVEY, type: 5, display_data: JSON.stringify(display_data) },
      {
        placement_id: PLACEMENT,
        experience_id: 701,
        type: 5,
        priority: -1,
        display_data: JSON.stringify({
          ...display_data,
          questions: undefined,
          buttons: [{ uri: 'https://f.example/' }],
        }),
      },
    ])
    .execute()
})
afterAll(() => world.end())

type Shown = { buttons: { text: string; uri?: string }[]; questions?: unknown; title_text: string }

async function invite(person: Awaited<ReturnType<TestServer['person']>>): Promise<{ uri: string; shown: Shown }> {
  const found = await world.as(person)(UserExperienceResource.get, { placement_ids: [PLACEMENT] })
  const shown = found[PLACEMENT]?.display_data as Shown
  return { uri: shown.buttons[0]?.uri ?? '', shown }
}
const read = (url: string, headers = {}) => world.app.inject({ url, headers })
const send = (url: string, form: string) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  })

/** What staff read of the survey: the count of each answer. */
async function counts() {
  const staff = await world.person({ is_staff: true })
  const { questions: all } = await world.as(staff)(StaffSurveyResultsResource.get, { experience_id: SURVEY })
  return Object.fromEntries(
    all.map(({ id, answers }) => [id, Object.fromEntries(answers.map((one) => [one.id, one.count]))]),
  )
}

test('exp.8 exp.43 an invitation leads to the survey with a token of its own; the questions are on its page', async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  const { uri, shown } = await invite(ada)
  const { questions: _, in: __, ...rest } = display_data
  expect(shown).toEqual({ ...rest, buttons: [{ text: 'Answer', uri }, { text: 'No, thanks' }] })
  expect(uri).toMatch(/^\/survey\/700\/\?token=/)
  expect(uri).toBe((await invite(ada)).uri)
  expect(uri).not.toBe((await invite(eve)).uri)
  expect(uri).not.toContain(ada.id)
  const page = await read(`${uri}&theme=dark`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('data-theme="dark"')
  expect(page.body).toContain('data-message="survey-loaded"')
  expect(page.body).toContain('Did you find &lt;it&gt;?')
  for (const field of ['type="radio" name="found" value="yes"', 'type="checkbox" name="used" value="boards"'])
    expect(page.body).toContain(field)
})

test('exp.8 the page of a survey may be framed by ours alone, sets no cookie and is stored nowhere', async () => {
  const { headers } = await read((await invite(await world.person())).uri)
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' http://localhost:3000 http://127.0.0.1:3000",
  )
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
  expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined])
  const others = (await read('/healthz')).headers['content-security-policy']
  expect(others).toContain("frame-src 'self' http://localhost:3000 http://127.0.0.1:3000")
  expect(others).toContain("frame-ancestors 'self';")
})

test('exp.8 answers are stored once for each person, and counted by answer', async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  const [ofAda, ofEve] = [(await invite(ada)).uri, (await invite(eve)).uri]
  expect((await send(ofAda, 'found=yes&used=search&used=boards')).body).toContain('data-message="survey-finished"')
  expect((await send(ofEve, 'found=yes')).body).toContain('survey-finished')
  const all = { found: { yes: 2, no: 0 }, used: { search: 1, boards: 1 } }
  expect(await counts()).toEqual(all)
  expect((await send(ofAda, 'found=no')).body).toContain('survey-finished')
  await Promise.all([send(ofEve, 'found=no'), send(ofEve, 'found=no')])
  expect(await counts()).toEqual(all)
  expect((await read(ofAda)).body).toContain('data-message="survey-finished"')
  const rows = await world.house.db.selectFrom('survey_responses').selectAll().execute()
  expect(rows.map(({ answers }) => answers)).toContainEqual({ found: ['yes'], used: ['search', 'boards'] })
  for (const { respondent } of rows) expect([ada.id, eve.id].some((id) => respondent.includes(id))).toBe(false)
})

test.each([
  ['nothing', ''],
  ['an answer that is not offered', 'found=perhaps'],
  ['two answers where one is taken', 'found=yes&found=no'],
  ['an answer of another question', 'found=search'],
])('exp.8 a form with %s is shown again, and nothing is stored', async (_, form) => {
  const before = await counts()
  const answer = await send((await invite(await world.person())).uri, form)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('role="alert"')
  expect(answer.body).toContain('name="found"')
  expect(await counts()).toEqual(before)
})

test('exp.8 without a token, with a forged or expired one, or one of another survey, nothing is shown or stored', async () => {
  const before = await counts()
  const { house } = world
  const old = new Date(house.clock().getTime() - 31 * 86_400_000)
  const mine = makeSurveyToken(house, SURVEY, 'u1', house.clock())
  const [respondent, day] = mine.split('.')
  const bad = [
    '',
    'x',
    'a.b.c',
    makeSurveyToken(house, SURVEY, 'u1', old),
    makeSurveyToken(house, 701, 'u1', house.clock()),
    `${respondent}.${Number(day) + 1}.${mine.split('.')[2]}`,
    `other.${day}.${mine.split('.')[2]}`,
  ]
  for (const token of bad)
    for (const answer of [
      await read(`/survey/700/?token=${token}`),
      await send(`/survey/700/?token=${token}`, 'found=yes'),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('Did you find')
    }
  expect(await counts()).toEqual(before)
  expect((await read(`/survey/700/?token=${mine}`)).statusCode).toBe(200)
})

test('exp.8 only staff read the counts, by the survey’s own id', async () => {
  const ask = { experience_id: SURVEY }
  const person = world.as(await world.person())(StaffSurveyResultsResource.get, ask)
  await expect(person).rejects.toMatchObject({ kind: 'forbidden' })
  const staff = world.as(await world.person({ is_staff: true }))
  for (const experience_id of [701, 9]) {
    const asked = staff(StaffSurveyResultsResource.get, { experience_id })
    await expect(asked).rejects.toMatchObject({ kind: 'not_found' })
  }
})

test('exp.8 a paused survey is over for everyone', async () => {
  const { uri } = await invite(await world.person())
  const set = async (status: string) => {
    await world.house.db.updateTable('placed_experiences').set({ status }).where('experience_id', '=', SURVEY).execute()
    world.pass(6_000)
  }
  await set('paused')
  expect((await read(uri)).body).toContain('This survey is over')
  expect((await send(uri, 'found=yes')).statusCode).toBe(404)
  await set('live')
  expect((await read(uri)).statusCode).toBe(200)
})

test('exp.8 a survey of another site keeps its own link', async () => {
  const ada = await world.person()
  await world.house.db.updateTable('placed_experiences').set({ priority: 5 }).where('experience_id', '=', 701).execute()
  world.pass(6_000)
  expect((await invite(ada)).uri).toBe('https://f.example/')
  await world.house.db
    .updateTable('placed_experiences')
    .set({ priority: -1 })
    .where('experience_id', '=', 701)
    .execute()
  world.pass(6_000)
})

test('route.38 /email/user_survey opens the mailed survey without a login, in the reader’s language', async () => {
  const token = makeSurveyToken(world.house, SURVEY, 'u5', world.house.clock())
  const mailed = await read(`/email/user_survey/?survey=700&token=${token}&locale=de`)
  expect(mailed.statusCode).toBe(302)
  const page = await read(String(mailed.headers.location))
  expect(page.body).toContain('Zwei Fragen')
  expect(page.body).toContain('>Senden<')
  expect((await read(`/survey/700/?token=${token}`, { 'accept-language': 'de-AT,de' })).body).toContain('Zwei Fragen')
  for (const bad of ['', '?survey=x&token=y', '?survey=//evil.example&token=1', '?survey=1&survey=2&token=a']) {
    const { location } = (await read(`/email/user_survey${bad}`)).headers
    expect(location).toMatch(/^\/survey\/\d+\/\?token=/)
    expect((await read(String(location))).statusCode).toBe(404)
  }
})

test.each([
  ['script.js', 'text/javascript'],
  ['style.css', 'text/css'],
  ['font.woff2', 'font/woff2'],
])('exp.8 the page of a survey brings its %s', async (name, type) => {
  const { statusCode, headers } = await read(`/survey/${name}`)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(type)])
})
