import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { TOPICS_PER_PIN_MAX } from '#domain/constants/limits.ts'
import { InterestsResource } from '#domain/resources/interests.ts'
import { TextField } from '#ui/TextField.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { useApp } from '../../app-context.tsx'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { updateDraft } from '../drafts/drafts-store.ts'
import type { DraftTopic, LocalDraft } from '../drafts/local-draft.ts'
import styles from './TopicsField.module.css'

const TYPING_PAUSE_MS = 150
const SUGGESTION_COUNT = 8

/** Topics of a pin, searched while typing and shown as chips. */
export function TopicsField({ draft: { key, topics, errors } }: { draft: LocalDraft }) {
  const { say, ask } = useApp()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const isFull = topics.length >= TOPICS_PER_PIN_MAX
  const query = typed.trim()
  const [found] = useDebouncedLookup(query || undefined, {
    look: async (name, signal): Promise<readonly DraftTopic[]> => {
      const options = { query: name, to_tag: true, page_size: SUGGESTION_COUNT }
      return (await ask(InterestsResource.get, options, { signal })).items.map(({ id, name }) => ({ id, name }))
    },
    waitMs: TYPING_PAUSE_MS,
    onFound: () => setActive(0),
  })
  const offered = found?.value.filter(({ id }) => !topics.some((topic) => topic.id === id)) ?? []
  const isOpen = query !== '' && offered.length > 0
  const set = (to: readonly DraftTopic[]) => {
    const { interest_ids: _, ...others } = errors
    updateDraft(key, { topics: to, errors: others })
  }
  const take = (topic: DraftTopic) => {
    if (!isFull) set([...topics, topic])
    setTyped('')
  }
  const combobox = useCombobox({
    count: offered.length,
    isOpen,
    active,
    onMove: setActive,
    onPick: (index) => {
      const topic = offered[index]
      if (topic) take(topic)
    },
    onClose: () => setTyped(''),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') set(topics.slice(0, -1))
    else if (!combobox.onKeyDown(event) && event.key === 'Enter') event.preventDefault()
  }
  const isNone = found?.query === query && found.value.length === 0
  return (
    <div className={styles.topics}>
      <TextField
        label={say('create.fieldTopics')}
        hint={say(isFull ? 'create.topicsFull' : 'create.topicsHint')}
        error={errors.interest_ids ?? (isNone ? say('create.topicsNone') : undefined)}
        role="combobox"
        aria-expanded={isOpen}
        {...combobox.fieldProps}
        autoComplete="off"
        disabled={isFull}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped('')}
      />
      {isOpen && (
        <div {...combobox.listProps} role="listbox" aria-label={say('create.fieldTopics')} className={styles.offers}>
          {offered.map((topic, index) => (
            <div
              key={topic.id}
              {...combobox.optionProps(index)}
              role="option"
              tabIndex={-1}
              className={styles.offer}
              onPointerDown={(event) => {
                event.preventDefault()
                take(topic)
              }}
            >
              {topic.name}
            </div>
          ))}
        </div>
      )}
      {topics.length > 0 && (
        <ul className={styles.chips}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <button
                type="button"
                className={styles.chip}
                aria-label={say('create.removeTopic', { name: topic.name })}
                onClick={() => set(topics.filter(({ id }) => id !== topic.id))}
              >
                <bdi>{topic.name}</bdi>
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
