import { TODAY_POSITION_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { StaffTodayResource, TODAY_PARTS, type TodayPart } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import styles from './admin.module.css'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Items that staff added to a section of the Today page or removed from it, with who did it and when. */
export function TodayChoices({ when }: { when: (at: string) => string }) {
  const { ask, say } = useApp()
  const list = useList(StaffTodayResource.get, {})
  const again = useRefetchFirstPage(StaffTodayResource.get, {})
  const form = useForm({
    start: { part: 'best', pin: '', position: '1', is_out: '' },
    check: ({ position }) =>
      /^\d+$/.test(position) && Number(position) <= TODAY_POSITION_MAX
        ? {}
        : { position: 'staff.todayPositionWrong' as const },
    async send({ part, pin, position, is_out }) {
      const wish = { part: part as TodayPart, pin, position: Number(position), is_out: is_out === 'out' }
      await ask(StaffTodayResource.create, wish)
      form.reset()
      await again()
      showToast({ text: say('staff.todayChosen') })
    },
  })
  const leave = async (part: TodayPart, pin_id: Id) => {
    await ask(StaffTodayResource.delete, { part, pin_id })
    await again()
  }
  return (
    <section className={styles.group}>
      <h2>{say('staff.todayChoices')}</h2>
      <FormView form={form} label={say('staff.todayChoices')}>
        <Select
          {...form.field('part')}
          id="choice-part"
          label={say('staff.todayPart')}
          options={TODAY_PARTS.map((part) => ({ value: part, label: say(`today.${part}`) }))}
        />
        <TextField
          {...form.field('pin')}
          id="choice-pin"
          label={say('staff.todayPin')}
          hint={say('staff.todayPinHint')}
        />
        <TextField
          {...form.field('position')}
          id="choice-place"
          type="number"
          label={say('staff.todayPosition')}
          hint={say('staff.todayPositionHint')}
        />
        <Select
          {...form.field('is_out')}
          id="choice-out"
          label={say('staff.todayAct')}
          options={[
            { value: '', label: say('staff.todayPut') },
            { value: 'out', label: say('staff.todayOut') },
          ]}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.todaySave')}</SubmitButton>
        </div>
      </FormView>
      <RowList
        list={list}
        label={say('staff.todayChoices')}
        empty={say('staff.noChoices')}
        row={({ id, part, pin_id, title, is_out, position, chosen_by, chosen_at }) => (
          <Row
            key={id}
            end={
              <Button aria-label={say('staff.todayRemove', { name: title })} onClick={() => void leave(part, pin_id)}>
                {say('staff.todayUndo')}
              </Button>
            }
          >
            <a href={`/pin/${pin_id}/`}>
              <strong>
                <bdi>{title}</bdi>
              </strong>
            </a>
            <small>
              {say(`today.${part}`)} · {is_out ? say('staff.todayIsOut') : say('staff.todayIsIn', { place: position })}{' '}
              · {say('staff.articleBy', { name: chosen_by, when: when(chosen_at) })}
            </small>
          </Row>
        )}
      />
    </section>
  )
}
