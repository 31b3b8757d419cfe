import { InterestsResource } from '#domain/resources/interests.ts'
import { StaffActsResource, StaffTopicsResource } from '#domain/resources/staff.ts'
import { Row } from '#ui/Rows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useSay } from '../../frame.tsx'
import { useAskedList } from '../../hooks/page-asks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { useAgain } from './use-again.ts'

/** What Explore lists. */
export function Topics() {
  const say = useSay()
  const list = useAskedList(InterestsResource.get)
  return (
    <AdminFrame section="topics">
      <AddTopics />
      <RowList
        list={list}
        label={say('staff.topics')}
        empty={say('staff.noTopics')}
        row={({ id, name, url_name }) => (
          <Row key={id}>
            <a href={`/ideas/${encodeURIComponent(url_name)}/${id}/`}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </a>
          </Row>
        )}
      />
    </AdminFrame>
  )
}

function AddTopics() {
  const { ask, say, store } = useFrame()
  const again = useAgain(InterestsResource.get, {})
  const form = useForm({
    start: { names: '' },
    check: ({ names }) => (names.trim() ? {} : { names: 'staff.topicsMissing' as const }),
    async send({ names }) {
      const { added_count } = await ask(StaffTopicsResource.create, { names })
      form.reset()
      store.forget(StaffActsResource.get)
      await again()
      showToast({ text: say('staff.topicsAdded', { count: added_count }) })
    },
  })
  return (
    <section className={styles.group}>
      <h2>{say('staff.addTopics')}</h2>
      <FormView form={form} label={say('staff.addTopics')}>
        <TextArea {...form.field('names')} label={say('staff.topicNames')} hint={say('staff.topicsHint')} rows={4} />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.addTopics')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}
