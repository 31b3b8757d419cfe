import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#domain/id.ts'
import { CategoriesResource, InterestsResource } from '#domain/resources/interests.ts'
import { StaffActsResource, type StaffTopic, StaffTopicsResource } from '#domain/resources/staff.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Row } from '#ui/Rows.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { parseTopicListOptions } from './asks.ts'
import { SearchBar } from './SearchBar.tsx'
import { EditTopic, MergeTopic } from './TopicDialogs.tsx'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Page with the tree of topics, where they are added, renamed, moved, merged and hidden. */
export function Topics() {
  const say = useSay()
  const list = useList(StaffTopicsResource.get, parseTopicListOptions(useRouteLocation()))
  return (
    <AdminFrame section="topics">
      <AddTopics />
      <SearchBar label={say('staff.topicSearch')} />
      <RowList
        list={list}
        label={say('staff.topics')}
        empty={say('staff.noTopics')}
        row={(topic) => <TopicRow key={topic.id} topic={topic} />}
      />
    </AdminFrame>
  )
}

function TopicRow({ topic }: { topic: StaffTopic }) {
  const { ask, say, store } = useApp()
  const [dialog, setDialog] = useState<'edit' | 'merge'>()
  const label = say('staff.actions', { name: topic.name })
  const hide = async () => {
    await ask(StaffTopicsResource.update, { id: topic.id, is_hidden: !topic.is_hidden })
    store.invalidate(StaffActsResource.get)
    showToast({ text: say('staff.topicSaved') })
  }
  return (
    <Row
      end={
        <>
          {!topic.merged_into && (
            <Menu
              label={label}
              placement="bottom-end"
              items={[
                { key: 'edit', label: say('staff.topicEdit'), onSelect: () => setDialog('edit') },
                { key: 'merge', label: say('staff.topicMerge'), onSelect: () => setDialog('merge') },
                {
                  key: 'hide',
                  label: say(topic.is_hidden ? 'staff.topicShow' : 'staff.topicHide'),
                  onSelect: () => void hide(),
                },
              ]}
              trigger={(props) => <IconButton {...props} label={label} icon={<Ellipsis aria-hidden="true" />} />}
            />
          )}
          {dialog === 'edit' && <EditTopic topic={topic} onClose={() => setDialog(undefined)} />}
          {dialog === 'merge' && <MergeTopic topic={topic} onClose={() => setDialog(undefined)} />}
        </>
      }
    >
      <a href={`/ideas/${encodeURIComponent(topic.url_name)}/${topic.id}/`}>
        <strong>
          <bdi>{topic.name}</bdi>
        </strong>
      </a>
      <small>
        {[topic.name_de, topic.parent_name, say('staff.topicFollowers', { count: topic.follower_count })]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <span className={styles.badges}>
        {topic.merged_into && <Badge tone="plain">{say('staff.topicMergedInto', { name: topic.merged_into })}</Badge>}
        {topic.is_hidden && !topic.merged_into && <Badge tone="plain">{say('staff.topicIsHidden')}</Badge>}
        {topic.is_sensitive && <Badge tone="danger">{say('staff.topicIsSensitive')}</Badge>}
      </span>
    </Row>
  )
}

function AddTopics() {
  const { ask, say, store } = useApp()
  const again = useRefetchFirstPage(StaffTopicsResource.get, parseTopicListOptions(useRouteLocation()))
  const above = useList(CategoriesResource.get, { page_size: 100 })
  const form = useForm({
    start: { names: '', parent_id: '' },
    check: ({ names }) => (names.trim() ? {} : { names: 'staff.topicsMissing' as const }),
    async send({ names, parent_id }) {
      const wish = { names, ...(parent_id && { parent_id: parent_id as Id }) }
      const { added_count } = await ask(StaffTopicsResource.create, wish)
      form.reset()
      store.invalidate(StaffActsResource.get)
      store.invalidate(InterestsResource.get)
      await again()
      showToast({ text: say('staff.topicsAdded', { count: added_count }) })
    },
  })
  return (
    <section className={styles.group}>
      <h2>{say('staff.addTopics')}</h2>
      <FormView form={form} label={say('staff.addTopics')}>
        <TextArea {...form.field('names')} label={say('staff.topicNames')} hint={say('staff.topicsHint')} rows={4} />
        <Select
          {...form.field('parent_id')}
          label={say('staff.topicParent')}
          options={[
            { value: '', label: say('staff.topicTop') },
            ...above.items.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.addTopics')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}
