import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { TOPICS_PER_PIN_MAX } from '#domain/constants/limits.ts'
import type { InterestLink } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import { InterestsResource, PinTopicsResource } from '#domain/resources/interests.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useList } from '../../hooks/hooks.ts'
import styles from './PinTopicsDialog.module.css'

type Props = { pinId: Id; open: boolean; onClose: () => void }
const OFFERED = 8

/**
 * Topics of a pin (`topic.5`). Its creator and staff remove wrong topics or add right ones; each change shows at once.
 */
export function PinTopicsDialog({ pinId, open, onClose }: Props) {
  const { ask, say, store } = useApp()
  const { items, next } = useList(PinTopicsResource.get, { pin_id: pinId })
  const [said, setSaid] = useState<ReadonlyMap<Id, InterestLink | null>>(new Map())
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const query = useDeferredValue(typed.trim())
  const found = useList(InterestsResource.get, { query, to_tag: true, page_size: OFFERED })
  const kept = items.filter(({ id }) => !said.has(id))
  const topics: InterestLink[] = [...kept, ...[...said.values()].flatMap((one) => one ?? [])]
  const offered = query ? found.items.filter(({ id }) => !topics.some((one) => one.id === id)) : []

  async function tell(topic: InterestLink, is_on: boolean) {
    const before = said
    setRefusal(undefined)
    setSaid(new Map(said).set(topic.id, is_on ? topic : null))
    if (is_on) setTyped('')
    try {
      await ask(PinTopicsResource.update, { pin_id: pinId, interest_id: topic.id, is_on })
      store.invalidate(PinTopicsResource.get)
    } catch (thrown) {
      setSaid(before)
      setRefusal(isAskRefusal(thrown) ? thrown.message : say('error.broken'))
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={say('pinTopics.title')} closeLabel={say('shell.close')}>
      <div className={styles.content}>
        <p>{say('pinTopics.sentence')}</p>
        <ul className={styles.chips} aria-label={say('pinTopics.title')}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <Button
                onClick={() => void tell(topic, false)}
                aria-label={say('pinTopics.off', { topic: topic.name })}
                icon={<X size={16} aria-hidden="true" />}
              >
                {topic.name}
              </Button>
            </li>
          ))}
        </ul>
        {next === null && !topics.length && <p role="status">{say('pinTopics.none')}</p>}
        {refusal && <p role="alert">{refusal}</p>}
        {topics.length < TOPICS_PER_PIN_MAX && (
          <TextField
            type="search"
            label={say('pinTopics.add')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <ul className={styles.chips} aria-label={say('pinTopics.found')}>
          {offered.map((topic) => (
            <li key={topic.id}>
              <Button onClick={() => void tell(topic, true)} aria-label={say('pinTopics.on', { topic: topic.name })}>
                {topic.name}
              </Button>
            </li>
          ))}
        </ul>
        {query && found.next === null && !found.items.length && <p role="status">{say('onboarding.interestsNone')}</p>}
      </div>
    </Dialog>
  )
}
