import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { InterestLink } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import { InterestsResource, PinTopicsResource } from '#domain/resources/interests.ts'
import { TOPICS_MOST } from '#domain/rules/interests/kept-topics.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import styles from './PinTopicsDialog.module.css'

type Props = { pinId: Id; open: boolean; onClose: () => void }
const OFFERED = 8

/** topic.5: what a pin is about. Its creator and staff take a wrong topic off, or give a right one; each shows at once. */
export function PinTopicsDialog({ pinId, open, onClose }: Props) {
  const { ask, say, store } = useFrame()
  const { items, next } = useList(PinTopicsResource.get, { pin_id: pinId })
  const [said, setSaid] = useState<ReadonlyMap<Id, InterestLink | null>>(new Map())
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const query = useDeferredValue(typed.trim())
  const found = useList(InterestsResource.get, { query, page_size: OFFERED })
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
      store.forget(PinTopicsResource.get)
    } catch (thrown) {
      setSaid(before)
      setRefusal(isRefused(thrown) ? thrown.message : say('error.broken'))
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
        {topics.length < TOPICS_MOST && (
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
