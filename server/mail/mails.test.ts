import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Mail } from '../mailer.ts'
import { readSettings } from '../settings.ts'
import * as mails from './mails.ts'
import { openMailer } from './open-mailer.ts'

const settings = readSettings({ PUBLIC_URL: 'https://pins.example.org', PRODUCT_NAME: 'Nest' })
const ada = { email: 'ada@example.org', locale: 'en-US', first_name: 'Ada <b>', username: 'ada' }

test('a mail has a text part and an HTML part, with what people typed escaped', () => {
  const mail = mails.resetMail(settings, ada, { resetUrl: 'https://pins.example.org/x?a=1&t=2' })
  expect(mail.text).toContain('Hi Ada <b>,')
  expect(mail.text).toContain('https://pins.example.org/x?a=1&t=2')
  expect(mail.html).toContain('Hi Ada &#60;b&#62;,')
  expect(mail.html).toContain('href="https://pins.example.org/x?a=1&#38;t=2"')
})

test('a mail is in the language of whoever receives it', () => {
  const mail = mails.deletionMail(
    settings,
    { ...ada, locale: 'de' },
    {
      on: new Date('2026-12-24T00:00:00Z'),
      panicUrl: 'https://a/p',
    },
  )
  expect(mail.subject).toBe('Dein Konto wird gelöscht')
  expect(mail.text).toContain('24. Dezember 2026')
  expect(mail.text).toContain('https://pins.example.org/login')
})

test('the mail about a finished export leads to where it is', () => {
  expect(mails.exportMail(settings, ada).text).toContain('https://pins.example.org/settings/data/')
})

test('every mail names the product and has no placeholder left', () => {
  const urls = { verifyUrl: 'https://a/v', resetUrl: 'https://a/r', panicUrl: 'https://a/p', email: 'new@example.org' }
  // The type requires an example of every mail.
  const all: Record<keyof typeof mails, Mail> = {
    welcomeMail: mails.welcomeMail(settings, ada, urls),
    verifyMail: mails.verifyMail(settings, ada, urls),
    emailChangeMail: mails.emailChangeMail(settings, ada, urls),
    emailChangedMail: mails.emailChangedMail(settings, ada, urls),
    resetMail: mails.resetMail(settings, ada, urls),
    passwordChangedMail: mails.passwordChangedMail(settings, ada, urls),
    deletionMail: mails.deletionMail(settings, ada, { ...urls, on: new Date(0) }),
    pausedMail: mails.pausedMail(settings, ada, urls),
    emailInUseMail: mails.emailInUseMail(settings, ada),
    emailTakenBackMail: mails.emailTakenBackMail(settings, ada),
    exportMail: mails.exportMail(settings, ada),
    inviteMail: mails.inviteMail(settings, ada, { name: 'Eve', code: 'abc' }),
    decisionMail: mails.decisionMail(settings, ada, { reason: 'Breaks rule 3' }),
    boardInviteMail: mails.boardInviteMail(settings, ada, { name: 'Eve', board: 'Kitchens', code: 'abc' }),
    pinMail: mails.pinMail(settings, ada, { name: 'Eve', url: 'https://a/p' }),
  }
  for (const mail of Object.values(all)) {
    expect(mail.text).toContain('Nest')
    expect(mail.subject + mail.text + mail.html).not.toContain('{{')
  }
})

test('without a mail server mails are files, and nobody can add a receiver', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-mail-'))
  try {
    const mail = mails.exportMail(settings, { ...ada, email: 'ada@example.org' })
    await openMailer({ ...settings, dataDir, smtpUrl: undefined }).send({
      ...mail,
      subject: 'a\r\nBcc: eve@example.org',
    })
    const files = readdirSync(join(dataDir, 'mail'))
    expect(files).toEqual([expect.stringMatching(/\.eml$/)])
    const written = readFileSync(join(dataDir, 'mail', files[0] ?? ''), 'utf8')
    expect(written).toMatch(/^To: ada@example\.org\r$/m)
    expect(written).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(written).not.toMatch(/^Bcc:/im)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
