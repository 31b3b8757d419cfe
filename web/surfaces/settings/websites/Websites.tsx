import { personTopic } from '#domain/live.ts'
import { WebsiteResource } from '#domain/resources/websites.ts'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../../app-context.tsx'
import { useList, useViewer } from '../../../hooks/hooks.ts'
import { useLiveEvents } from '../../../hooks/use-live-events.ts'
import { FormView } from '../../form/FormView.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { SettingsFrame } from '../SettingsFrame.tsx'
import styles from '../settings.module.css'
import { ClaimedWebsite } from './ClaimedWebsite.tsx'

/** Claims websites and shows the verification state of each. */
export function Websites() {
  return <SettingsFrame section="websites">{() => <Claimed />}</SettingsFrame>
}

function Claimed() {
  const { say, ask, store } = useApp()
  const viewer = useViewer()
  const { items, next } = useList(WebsiteResource.get, {})
  const refetch = async () => store.take(WebsiteResource.get, {}, await ask(WebsiteResource.get, {}))
  useLiveEvents(viewer.id ? personTopic(viewer.id) : undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'refetch') void refetch().catch(() => {})
  })
  const form = useForm({
    start: { website_url: '' },
    async send(values) {
      await ask(WebsiteResource.create, values)
      await refetch()
      form.reset()
    },
  })
  return (
    <div className={styles.stack}>
      <FormView form={form} className={styles.group}>
        <TextField
          {...form.field('website_url')}
          label={say('websites.add')}
          hint={say('websites.addHint')}
          inputMode="url"
          autoCapitalize="none"
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('websites.addButton')}</SubmitButton>
        </div>
      </FormView>
      {items.length === 0 && next === null && <p>{say('websites.none')}</p>}
      {items.map((website) => (
        <ClaimedWebsite key={website.host} website={website} refetch={refetch} />
      ))}
    </div>
  )
}
