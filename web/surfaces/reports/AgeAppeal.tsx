import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import { AgeAppealResource, ViolationResource } from '#domain/resources/reports.ts'
import { Page } from '#ui/Page.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp, useAsk, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './Cases.module.css'
import { CaseList } from './Cases.tsx'

const OWN = { kind: 'age' } as const

/** Someone classified as too young may appeal once. */
export function AgeAppeal() {
  const say = useSay()
  const list = useList(ViolationResource.get, OWN)
  return (
    <Page title={say('cases.ageTitle')} sentence={say('cases.ageSentence')}>
      {list.items.length > 0 ? (
        <CaseList list={list} label={say('cases.ageTitle')} empty="" />
      ) : (
        list.next === null && <AgeForm />
      )}
    </Page>
  )
}

function AgeForm() {
  const say = useSay()
  const ask = useAsk()
  const { store } = useApp()
  const form = useForm({
    start: { birthday: '', text: '' },
    check: ({ birthday, text }) => ({
      ...(!birthday && { birthday: 'birthday.missing' as const }),
      ...(!text.trim() && { text: 'appeal.wordsMissing' as const }),
    }),
    async send(values) {
      const answer = await ask(AgeAppealResource.create, values)
      const asked = { field_set_key: 'card', page_size: FIRST_PAGE_SIZE, ...OWN }
      store.take(ViolationResource.get, asked, { items: [answer], next: null })
    },
  })
  return (
    <FormView form={form} label={say('cases.ageTitle')} className={styles.form}>
      <TextField {...form.field('birthday')} type="date" label={say('cases.birthday')} />
      <TextArea {...form.field('text')} label={say('cases.ageWords')} limit={REPORT_TEXT_MAX} rows={4} />
      <SubmitButton busy={form.isBusy}>{say('cases.appealSend')}</SubmitButton>
    </FormView>
  )
}
