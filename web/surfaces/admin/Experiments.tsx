import { type StaffExperiment, StaffExperimentsResource } from '#domain/resources/staff.ts'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
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
        <Experiment key={one.id} experiment={one} onSet={again} />
      ))}
    </AdminFrame>
  )
}

type Props = { experiment: StaffExperiment; onSet: () => Promise<void> }

function Experiment({ experiment: { id, groups, standard, rollout, overrides }, onSet }: Props) {
  const { ask, say } = useApp()
  const form = useForm({
    start: Object.fromEntries(groups.map((group) => [group, String(rollout[group] ?? 0)])),
    async send(shares) {
      const wish = Object.entries(shares).map(([group, share]) => [group, Number(share)] as const)
      await ask(StaffExperimentsResource.update, { name: id, rollout: Object.fromEntries(wish) })
      await onSet()
      showToast({ text: say('staff.done') })
    },
  })
  const count = Object.keys(overrides).length
  return (
    <section className={styles.group}>
      <h2>{id}</h2>
      <p>
        {say('staff.standardGroup', { group: standard })}
        {count > 0 && ` · ${say('staff.overrides', { count })}`}
      </p>
      <FormView form={form} label={id}>
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
    </section>
  )
}
