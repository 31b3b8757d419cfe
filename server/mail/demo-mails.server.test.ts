import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DemoMailsResource } from '#domain/resources/demo-mails.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { mailFolder, openMailer, toFileNameRecipient } from './open-mailer.ts'

let house: TestHouse
let ada: Person
let bob: Person
beforeAll(async () => {
  house = await openTestHouse()
  ada = await house.person({ username: 'ada' })
  bob = await house.person({ username: 'bob' })
})
afterAll(() => house.end())

const inbox = async (person: Person, of = house) => (await of.as(person)(DemoMailsResource.get, {})).items
const send = (to: string, subject: string, text = 'Hello') =>
  openMailer(house.house.settings).send({ to, subject, text, html: `<b>${text}</b>`, locale: 'en-US' })

test('before the first mail there is none', async () => expect(await inbox(ada)).toEqual([]))

test('people read the mails to their own email, newest first, and nobody else’s', async () => {
  const words = `Grüße, ${'long '.repeat(40)}\n\nOpen:\nhttp://localhost:3000/email/verify?token=a_b&x=1`
  await send('ada@example.test', 'Für dich', words)
  await send('bob@example.test', 'For Bob')
  await send('ADA@example.test', 'Second')
  expect(await inbox(ada)).toEqual([
    expect.objectContaining({ subject: 'Second', text: 'Hello' }),
    expect.objectContaining({ subject: 'Für dich', text: words }),
  ])
  expect((await inbox(bob)).map(({ subject }) => subject)).toEqual(['For Bob'])
  const asked = house.as(null)(DemoMailsResource.get, {})
  await expect(asked).rejects.toMatchObject({ kind: 'not_signed_in' })
})

test('an address with letters of its own gets its mails too', async () => {
  const cem = await house.person({ username: 'cem', email: 'çem@bücher.test' })
  await send('çem@bücher.test', 'Merhaba')
  expect((await inbox(cem)).map(({ subject }) => subject)).toEqual(['Merhaba'])
})

test('a file that only by its name is for someone is not shown to them', async () => {
  const name = `2099-01-01T00-00-00-000Z-${toFileNameRecipient('bob@example.test')}-0.eml`
  const mail = 'To: ada@example.test, bob@example.test\r\nSubject: Both\r\n\r\nSecret'
  writeFileSync(join(mailFolder(house.house.settings.dataDir), name), mail)
  expect((await inbox(bob)).map(({ subject }) => subject)).toEqual(['For Bob'])
})

test('a later owner of an email does not see mails to its former owner', async () => {
  await send('shared@example.test', 'To the former owner')
  house.pass(1000)
  const later = await house.person({ username: 'later', email: 'shared@example.test' })
  house.pass(-1000)
  expect(await inbox(later)).toEqual([])
})

test('at most the last 100 are shown', async () => {
  const eve = await house.person({ username: 'eve' })
  for (let n = 0; n < 101; n++) await send('eve@example.test', `Number ${n}`)
  const shown = await inbox(eve)
  expect(shown).toHaveLength(100)
  expect([shown[0]?.subject, shown.at(-1)?.subject]).toEqual(['Number 100', 'Number 1'])
})

test.each([
  ['without the demo', { DEMO: '0' }],
  ['where demo accounts can’t log in', { DEMO_LOGINS: '0' }],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example.test' }],
])('%s nobody reads mails here', async (_, env) => {
  const other = await openTestHouse(env)
  try {
    const dan = await other.person({ username: 'dan' })
    await expect(inbox(dan, other)).rejects.toMatchObject({ kind: 'not_found' })
  } finally {
    await other.end()
  }
})
