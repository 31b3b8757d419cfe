import { type Host, HostResource } from '#domain/resources/offsite.ts'
import { LINK_VERDICTS, type LinkVerdict } from '#domain/rules/link/verdict.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Row } from '#ui/Rows.tsx'
import { Select } from '#ui/Select.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { parseHostListOptions } from './asks.ts'
import { SearchBar } from './SearchBar.tsx'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Page with the hosts that are blocked, suspicious or allowed, and who set each verdict. */
export function Hosts() {
  const say = useSay()
  const wish = parseHostListOptions(useRouteLocation())
  const list = useList(HostResource.get, wish)
  const again = useRefetchFirstPage(HostResource.get, wish)
  const tab = (verdict: LinkVerdict | undefined) => ({
    key: verdict ?? 'all',
    label: say(verdict ? `staff.verdict_${verdict}` : 'staff.anyVerdict'),
    href: verdict ? `/admin/hosts/?verdict=${verdict}` : '/admin/hosts/',
  })
  return (
    <AdminFrame section="hosts">
      <SetHost onSet={again} />
      <SearchBar label={say('staff.findHosts')} />
      <Tabs
        label={say('staff.verdict')}
        selected={wish.verdict ?? 'all'}
        tabs={[undefined, ...LINK_VERDICTS].map(tab)}
      />
      <RowList
        list={list}
        label={say('staff.hosts')}
        empty={say('staff.noHosts')}
        row={(host) => <HostRow key={host.host} host={host} onChanged={again} />}
      />
    </AdminFrame>
  )
}

function SetHost({ onSet }: { onSet: () => Promise<void> }) {
  const { ask, say } = useApp()
  const form = useForm({
    start: { host: '', verdict: 'blocked' as LinkVerdict, note: '', may_embed: false, opens_directly: false },
    async send(host) {
      await ask(HostResource.update, host)
      form.reset()
      await onSet()
      showToast({ text: say('staff.done') })
    },
  })
  return (
    <section className={styles.group}>
      <h2>{say('staff.setHost')}</h2>
      <FormView form={form} label={say('staff.setHost')}>
        <div className={styles.bar}>
          <TextField {...form.field('host')} label={say('staff.host')} />
          <Select
            {...form.field('verdict')}
            label={say('staff.verdict')}
            options={LINK_VERDICTS.map((value) => ({ value, label: say(`staff.verdict_${value}`) }))}
          />
          <TextField {...form.field('note')} label={say('staff.note')} />
        </div>
        {form.values.verdict === 'ok' && (
          <>
            <Checkbox {...form.box('may_embed')} label={say('staff.mayEmbed')} hint={say('staff.mayEmbedHint')} />
            <Checkbox
              {...form.box('opens_directly')}
              label={say('staff.opensDirectly')}
              hint={say('staff.opensDirectlyHint')}
            />
          </>
        )}
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.save')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}

function HostRow({ host, onChanged }: { host: Host; onChanged: () => Promise<void> }) {
  const { ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const forget = () =>
    act(async () => {
      await ask(HostResource.delete, { host: host.host })
      await onChanged()
    })
  return (
    <Row
      end={
        <>
          {host.may_embed && <Badge>{say('staff.embeds')}</Badge>}
          {host.opens_directly && <Badge>{say('staff.opens')}</Badge>}
          <Badge tone={host.verdict === 'ok' ? 'plain' : 'danger'}>{say(`staff.verdict_${host.verdict}`)}</Badge>
          {!host.is_shipped && (
            <Button busy={isBusy} aria-label={say('staff.forgetName', { name: host.host })} onClick={forget}>
              {say('staff.forget')}
            </Button>
          )}
        </>
      }
    >
      <strong>{host.host}</strong>
      <small>
        {host.is_shipped ? say('staff.shipped') : host.set_by && say('staff.setBy', { name: host.set_by.username })}
        {host.note && ` · ${host.note}`}
      </small>
    </Row>
  )
}
