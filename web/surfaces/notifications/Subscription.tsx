import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRouteAskOptions } from '../../hooks/route-asks.ts'
import { SettingSwitch } from '../settings/SettingSwitch.tsx'

/** Page /email/subscription, opened by the link in an email. The link itself authorizes it, signed in or not. */
export function Subscription() {
  const { say, ask, store } = useApp()
  const asked = useRouteAskOptions(EmailSubscriptionResource.get)
  const { answer, refusal } = useAnswer(EmailSubscriptionResource.get, asked)
  if (refusal || !answer)
    return (
      <EmptyState
        drawing={<BrokenTwig />}
        heading="h1"
        title={say('subscription.title')}
        sentence={say('subscription.none')}
        action={<Button href="/settings/notifications/">{say('subscription.settings')}</Button>}
      />
    )
  const emails = answer.notification_emails
  const isNone = Object.values(emails).every((yes) => !yes)
  const save = async (notification_emails?: Record<string, boolean>) => {
    const changed = await ask(EmailSubscriptionResource.update, {
      ...asked,
      ...(notification_emails && { notification_emails }),
    })
    store.take(EmailSubscriptionResource.get, asked, changed)
  }
  return (
    <Page title={say('subscription.title')}>
      <p>
        <strong>{say('subscription.to', { email: answer.email })}</strong>
        <br />
        {say('subscription.sentence')}
      </p>
      <p role="status">{isNone ? say('subscription.stopped') : ''}</p>
      <div>
        {NOTIFICATION_CHOICES.map((kind) => (
          <SettingSwitch
            key={kind}
            name={kind}
            label={say(`notify.${kind}`)}
            hint={say(`notify.${kind}Hint`)}
            checked={emails[kind] ?? true}
            save={(yes) => save({ [kind]: yes })}
          />
        ))}
      </div>
      {!isNone && (
        <form
          method="post"
          action={`/email/subscription/?${new URLSearchParams(asked)}`}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Button type="submit" kind="primary">
            {say('subscription.stop')}
          </Button>
        </form>
      )}
    </Page>
  )
}
