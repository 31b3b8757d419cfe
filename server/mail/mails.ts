import { formatLongDate } from '#domain/rules/format/dates.ts'
import type { Mail } from '../mailer.ts'
import type { ServerSettings } from '../settings.ts'
import { composeMail, makeSayForLocale } from './compose-mail.ts'

/** The recipient of a mail. */
export type MailRecipient = { email: string; locale: string; first_name: string; username: string }
type MakeMail<More = unknown> = (settings: ServerSettings, to: MailRecipient, more: More) => Mail

function letter(settings: ServerSettings, to: MailRecipient) {
  const say = makeSayForLocale(to.locale)
  const head = { to: to.email, locale: to.locale, greeting: say('mail.hello', { name: to.first_name }) }
  const write = (rest: Omit<Parameters<typeof composeMail>[1], keyof typeof head>) =>
    composeMail(settings, { ...head, ...rest })
  return { say, product: settings.productName, write }
}

/** To a new account, with the link that confirms its email. */
export const welcomeMail: MakeMail<{ verifyUrl: string }> = (settings, to, { verifyUrl }) => {
  const { say, product, write } = letter(settings, to)
  return write({
    subject: say('mail.welcome.subject', { product }),
    paragraphs: [say('mail.welcome.body')],
    button: { label: say('mail.welcome.button'), url: verifyUrl },
  })
}

export const verifyMail: MakeMail<{ verifyUrl: string }> = (settings, to, { verifyUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.verify.subject'),
    paragraphs: [say('mail.verify.body', { email: to.email })],
    button: { label: say('mail.verify.button'), url: verifyUrl },
    note: { text: say('mail.ignore') },
  })
}

export const emailChangeMail: MakeMail<{ email: string; panicUrl: string }> = (settings, to, { email, panicUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.emailChange.subject'),
    paragraphs: [say('mail.emailChange.body', { email })],
    note: { text: say('mail.notYou'), button: { label: say('mail.notYouButton'), url: panicUrl } },
  })
}

export const emailChangedMail: MakeMail<{ panicUrl: string }> = (settings, to, { panicUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.emailChanged.subject'),
    paragraphs: [say('mail.emailChanged.body')],
    note: { text: say('mail.notYou'), button: { label: say('mail.notYouButton'), url: panicUrl } },
  })
}

/** To the owner of an email that someone else wanted to use. */
export const emailInUseMail: MakeMail<void> = (settings, to) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.emailInUse.subject'),
    paragraphs: [say('mail.emailInUse.body', { username: to.username })],
    note: { text: say('mail.ignore') },
  })
}

export const emailTakenBackMail: MakeMail<void> = (settings, to) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.emailTakenBack.subject'),
    paragraphs: [say('mail.emailTakenBack.body', { username: to.username })],
  })
}

export const resetMail: MakeMail<{ resetUrl: string }> = (settings, to, { resetUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.reset.subject'),
    paragraphs: [say('mail.reset.body', { username: to.username })],
    button: { label: say('mail.reset.button'), url: resetUrl },
    note: { text: say('mail.ignore') },
  })
}

export const passwordChangedMail: MakeMail<{ panicUrl: string }> = (settings, to, { panicUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.passwordChanged.subject'),
    paragraphs: [say('mail.passwordChanged.body', { username: to.username })],
    note: { text: say('mail.notYou'), button: { label: say('mail.notYouButton'), url: panicUrl } },
  })
}

export const deletionMail: MakeMail<{ on: Date; panicUrl: string }> = (settings, to, { on, panicUrl }) => {
  const { say, write } = letter(settings, to)
  const date = formatLongDate(on, to.locale)
  return write({
    subject: say('mail.deletion.subject'),
    paragraphs: [say('mail.deletion.body', { username: to.username, date })],
    button: { label: say('mail.deletion.button'), url: `${settings.publicUrl}/login` },
    note: { text: say('mail.notYou'), button: { label: say('mail.notYouButton'), url: panicUrl } },
  })
}

export const pausedMail: MakeMail<{ panicUrl: string }> = (settings, to, { panicUrl }) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.paused.subject'),
    paragraphs: [say('mail.paused.body', { username: to.username })],
    button: { label: say('mail.paused.button'), url: `${settings.publicUrl}/login` },
    note: { text: say('mail.notYou'), button: { label: say('mail.notYouButton'), url: panicUrl } },
  })
}

export const exportMail: MakeMail<void> = (settings, to) => {
  const { say, write } = letter(settings, to)
  return write({
    subject: say('mail.export.subject'),
    paragraphs: [say('mail.export.body')],
    button: { label: say('mail.export.button'), url: `${settings.publicUrl}/settings/data/` },
  })
}

/** To a person affected by a decision of staff, with its reason. */
export const decisionMail: MakeMail<{ reason: string }> = (settings, to, { reason }) => {
  const { say, product, write } = letter(settings, to)
  return write({
    subject: say('mail.decision.subject', { product }),
    paragraphs: [say('mail.decision.body', { username: to.username }), say('mail.decision.reason', { reason })],
    button: { label: say('mail.decision.button'), url: `${settings.publicUrl}/reports-and-violations/` },
  })
}

/** To someone without an account, in the inviter's language. */
export function inviteMail(
  settings: ServerSettings,
  to: { email: string; locale: string },
  { name, code }: { name: string; code: string },
): Mail {
  const say = makeSayForLocale(to.locale)
  const product = settings.productName
  return composeMail(settings, {
    to: to.email,
    locale: to.locale,
    subject: say('mail.invite.subject', { name, product }),
    greeting: say('mail.invite.greeting'),
    paragraphs: [say('mail.invite.body', { name, product })],
    button: {
      label: say('mail.invite.button', { product }),
      url: `${settings.publicUrl}/signup?invite_code=${encodeURIComponent(code)}`,
    },
    note: { text: say('mail.ignore') },
  })
}

/** To someone who is invited to a board, in the inviter's language. */
export function boardInviteMail(
  settings: ServerSettings,
  to: { email: string; locale: string },
  { name, board, code }: { name: string; board: string; code: string },
): Mail {
  const say = makeSayForLocale(to.locale)
  return composeMail(settings, {
    to: to.email,
    locale: to.locale,
    subject: say('mail.boardInvite.subject', { name, board }),
    greeting: say('mail.invite.greeting'),
    paragraphs: [say('mail.boardInvite.body', { name, board })],
    button: {
      label: say('mail.boardInvite.button'),
      url: `${settings.publicUrl}/signup?invite_code=${encodeURIComponent(code)}`,
    },
    note: { text: say('mail.ignore') },
  })
}

/**
 * To someone with whom a pin is shared, in the sender's language. It contains no text by the sender except their name.
 */
export function pinMail(
  settings: ServerSettings,
  to: { email: string; locale: string },
  { name, url }: { name: string; url: string },
): Mail {
  const say = makeSayForLocale(to.locale)
  return composeMail(settings, {
    to: to.email,
    locale: to.locale,
    subject: say('mail.pin.subject', { name }),
    greeting: say('mail.invite.greeting'),
    paragraphs: [say('mail.pin.body', { name, product: settings.productName })],
    button: { label: say('mail.pin.button'), url },
    note: { text: say('mail.ignore') },
  })
}
