import type { Id } from '#domain/id.ts'
import { CategoriesResource } from '#domain/resources/interests.ts'
import {
  StaffActsResource,
  type StaffTopic,
  StaffTopicMergeResource,
  StaffTopicsResource,
} from '#domain/resources/staff.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormButtons } from '../form/FormButtons.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

type Props = { topic: StaffTopic; onClose: () => void }
const ALL = { page_size: 100 }

/** Renames a topic, moves it, and edits the words that indicate it. */
export function EditTopic({ topic, onClose }: Props) {
  const { ask, say, store } = useApp()
  const above = useList(CategoriesResource.get, ALL)
  const { id, name, name_de, words, words_de, is_sensitive } = topic
  const form = useForm({
    start: { name, name_de, words, words_de, parent_id: topic.parent_id ?? '', is_sensitive },
    async send({ parent_id, ...rest }) {
      await ask(StaffTopicsResource.update, { id, ...rest, parent_id: parent_id ? (parent_id as Id) : null })
      store.invalidate(StaffActsResource.get)
      showToast({ text: say('staff.topicSaved') })
      onClose()
    },
  })
  const title = say('staff.topicEditName', { name })
  const others = above.items.filter((one) => one.id !== id)
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={say('shell.close')}>
      <FormView form={form} label={title}>
        <TextField {...form.field('name')} id="topic-name" label={say('staff.topicEnglish')} data-autofocus="" />
        <TextField {...form.field('name_de')} id="topic-name-de" label={say('staff.topicGerman')} />
        <Select
          {...form.field('parent_id')}
          id="topic-parent"
          label={say('staff.topicParent')}
          options={[
            { value: '', label: say('staff.topicTop') },
            ...others.map((one) => ({ value: one.id as string, label: one.name })),
          ]}
        />
        <TextArea
          {...form.field('words')}
          id="topic-words"
          label={say('staff.topicWords')}
          hint={say('staff.topicWordsHint')}
          rows={3}
        />
        <TextArea {...form.field('words_de')} id="topic-words-de" label={say('staff.topicWordsGerman')} rows={3} />
        <Checkbox
          label={say('staff.topicSensitive')}
          checked={form.values.is_sensitive}
          onChange={(event) => form.set('is_sensitive', event.currentTarget.checked)}
        />
        <FormButtons>
          <Button onClick={onClose}>{say('staff.cancel')}</Button>
          <SubmitButton busy={form.isBusy}>{say('staff.topicEdit')}</SubmitButton>
        </FormButtons>
      </FormView>
    </Dialog>
  )
}

/** Merges a topic into another one permanently. */
export function MergeTopic({ topic, onClose }: Props) {
  const { ask, say, store } = useApp()
  const above = useList(CategoriesResource.get, ALL)
  const all = above.items.flatMap(({ id, name, children }) => [
    { value: id as string, label: name },
    ...children.map((child) => ({ value: child.id as string, label: `${name} › ${child.name}` })),
  ])
  const options = all.filter(({ value }) => value !== topic.id)
  const form = useForm({
    start: { into_id: '' },
    async send({ into_id }) {
      await ask(StaffTopicMergeResource.create, { id: topic.id, into_id: into_id as Id })
      store.invalidate(StaffActsResource.get)
      store.invalidate(StaffTopicsResource.get)
      showToast({ text: say('staff.topicMerged') })
      onClose()
    },
  })
  const title = say('staff.topicMergeName', { name: topic.name })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={say('shell.close')} size="small">
      <FormView form={form} label={title}>
        <p>{say('staff.topicMergeHint')}</p>
        <Select
          {...form.field('into_id')}
          id="topic-into"
          label={say('staff.topicInto')}
          options={[{ value: '', label: '' }, ...options]}
        />
        <FormButtons>
          <Button onClick={onClose}>{say('staff.cancel')}</Button>
          <SubmitButton busy={form.isBusy} kind="danger">
            {say('staff.topicMerge')}
          </SubmitButton>
        </FormButtons>
      </FormView>
    </Dialog>
  )
}
