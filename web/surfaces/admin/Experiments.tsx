import { type StaffExperiment, StaffExperimentsResource } from '#domain/resources/staff.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { ExperimentResults } from './ExperimentResults.tsx'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Lists every experiment with the share of people in each group; the first group takes the remainder. */
export function Experiments() {
  const say = useSay()
  const { items } = useList(StaffExperimentsResource.get, {})
  const again = useRefetchFirstPage(StaffExperimentsResource.get, {})
  return (
    <AdminFrame section="experiments">
      <p>{say('staff.experimentsSentence')}</p>
      {items.map((one) => (
        <section key={one.id} className={styles.group}>
          <h2>{say(`experiment.${one.id}`)}</h2>
          <p className={styles.quiet}>
            <code>{one.id}</code> · {say('staff.standardGroup', { group: one.standard })}
          </p>
          <Shares experiment={one} onSet={again} />
          <Overrides experiment={one} onSet={again} />
          {one.started_at && <ExperimentResults experiment={one} />}
        </section>
      ))}
    </AdminFrame>
  )
}

type Props = { experiment: StaffExperiment; onSet: () => Promise<void> }

function Shares({ experiment: { id, groups, rollout }, onSet }: Props) {
  const { ask, say } = useApp()
  const form = useForm({
    start: Object.fromEntries(groups.map((group) => [group, String(rollout[group] ?? 0)])),
    async send(shares) {
      const wish = Object.entries(shares).map(([group, share]) => [group, Number(share)] as const)
      await ask(StaffExperimentsResource.update, { name: id, rollout: Object.fromEntries(wish) })
      await onSet()
      showToast({ text: say('staff.experimentSaved') })
    },
  })
  return (
    <FormView form={form} label={say(`experiment.${id}`)}>
      <div className={styles.bar}>
        {groups.map((group) => (
          <TextField
            key={group}
            {...form.field(group)}
            label={say('staff.share', { group })}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <SubmitButton busy={form.isBusy}>{say('staff.save')}</SubmitButton>
      </div>
    </FormView>
  )
}

/** People whom staff put in a group. */
function Overrides({ experiment: { id, groups, overrides }, onSet }: Props) {
  const { ask, say } = useApp()
  const set = async (override: { username: string; group: string | null }) => {
    await ask(StaffExperimentsResource.update, { name: id, override })
    await onSet()
  }
  const form = useForm({
    start: { username: '', group: groups[0] ?? '' },
    async send(override) {
      await set(override)
      form.reset()
    },
  })
  return (
    <details>
      <summary className={styles.summary}>
        {say('staff.overrides')} ({overrides.length})
      </summary>
      <p className={styles.quiet}>{say('staff.overridesHint')}</p>
      <Rows label={`${say(`experiment.${id}`)}: ${say('staff.overrides')}`}>
        {overrides.map(({ id: person, username, group }) => (
          <Row
            key={person}
            end={
              <Button
                aria-label={say('staff.overrideRemove', { name: username })}
                onClick={() => void set({ username, group: null })}
              >
                {say('staff.remove')}
              </Button>
            }
          >
            <a href={`/${username}/`}>@{username}</a>
            <small>{group}</small>
          </Row>
        ))}
      </Rows>
      <FormView form={form} label={`${say(`experiment.${id}`)}: ${say('staff.overrides')}`}>
        <div className={styles.bar}>
          <TextField {...form.field('username')} id={`${id}-username`} label={say('staff.username')} />
          <Select
            {...form.field('group')}
            id={`${id}-group`}
            label={say('staff.overrideGroup')}
            options={groups.map((group) => ({ value: group, label: group }))}
          />
          <SubmitButton busy={form.isBusy}>{say('staff.overrideAdd')}</SubmitButton>
        </div>
      </FormView>
    </details>
  )
}
