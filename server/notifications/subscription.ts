import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { maskEmail } from '#domain/rules/account/email.ts'
import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import { defineAnswers } from '../answer.ts'
import type { Context, Person } from '../context.ts'
import { parsePersonSettings, savePersonSettings } from '../records/person-settings.ts'
import { parseSubscriptionToken } from './subscription-token.ts'

async function whose(ctx: Context, token: string): Promise<Person> {
  const id = parseSubscriptionToken(ctx.house, token)
  const person = id && (await personOf(ctx, id))
  if (!person) throw new Refusal('not_found', 'subscription.none')
  return person
}

const personOf = (ctx: Context, id: Id) =>
  ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

async function shown(ctx: Context, { id }: Person, token: string) {
  const person = await personOf(ctx, id)
  const secrets = await ctx.db.selectFrom('user_secrets').select('email').where('user_id', '=', id).executeTakeFirst()
  if (!person || !secrets) throw new Refusal('not_found', 'subscription.none')
  const { notification_emails } = parsePersonSettings(person)
  return {
    type: 'email_subscription' as const,
    id: token,
    email: maskEmail(secrets.email),
    notification_emails: Object.fromEntries(
      NOTIFICATION_CHOICES.map((kind) => [kind, notification_emails[kind] ?? true]),
    ),
  }
}

export const subscriptionAnswers = defineAnswers(EmailSubscriptionResource, {
  get: async (ctx, { token }) => shown(ctx, await whose(ctx, token), token),
  async update(ctx, { token, notification_emails }) {
    const person = await whose(ctx, token)
    const changes = notification_emails ?? Object.fromEntries(NOTIFICATION_CHOICES.map((kind) => [kind, false]))
    const kept = parsePersonSettings(person).notification_emails
    await savePersonSettings(ctx, person, { notification_emails: { ...kept, ...changes } })
    return shown(ctx, person, token)
  },
})
