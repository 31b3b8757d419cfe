import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { InterestsResource } from '#domain/resources/interests.ts'
import { TOPICS_PER_PIN_MAX } from '#domain/rules/interests/merge-pin-topics.ts'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { updateDraft } from '../drafts/drafts-store.ts'
import type { DraftTopic, LocalDraft } from '../drafts/local-draft.ts'
import styles from './TopicsField.module.css'

const PAUSE = 150
const OFFERED = 8

/** Topics of a pin, searched while typing and shown as chips. */
export function TopicsField({ draft: { key, topics, errors } }: { draft: LocalDraft }) {
  const { say, ask } = useApp()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ for: string; topics: readonly DraftTopic[] }>()
  const [at, setAt] = useState(0)
  const isFull = topics.length >= TOPICS_PER_PIN_MAX
  const query = typed.trim()
  useEffect(() => {
    if (!query) return setFound(undefined)
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      ask(InterestsResource.get, { query, to_tag: true, page_size: OFFERED }, { signal: aborting.signal }).then(
        ({ items }) => {
          setFound({ for: query, topics: items.map(({ id, name }) => ({ id, name })) })
          setAt(0)
        },
        () => setFound(undefined),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, query])
  const offered = found?.topics.filter(({ id }) => !topics.some((topic) => topic.id === id)) ?? []
  const isOpen = query !== '' && offered.length > 0
  const set = (to: readonly DraftTopic[]) => {
    const { interest_ids: _, ...others } = errors
    updateDraft(key, { topics: to, errors: others })
  }
  const take = (topic: DraftTopic) => {
    if (!isFull) set([...topics, topic])
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const topic = offered[at]
    if (event.key === 'Backspace' && typed === '') return set(topics.slice(0, -1))
    if (event.key === 'Enter') event.preventDefault()
    if (!isOpen) return
    if (step) setAt((at + step + offered.length) % offered.length)
    else if (event.key === 'Enter' && topic) take(topic)
    else if (event.key === 'Escape') setTyped('')
    else return
    event.preventDefault()
  }
  const isNone = found?.for === query && query !== '' && found.topics.length === 0
  return (
    <div className={styles.topics}>
      <TextField
        label={say('create.fieldTopics')}
        hint={say(isFull ? 'create.topicsFull' : 'create.topicsHint')}
        error={errors.interest_ids ?? (isNone ? say('create.topicsNone') : undefined)}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        autoComplete="off"
        disabled={isFull}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => setTyped('')}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={say('create.fieldTopics')} className={styles.offers}>
          {offered.map((topic, index) => (
            <div
              key={topic.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
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
