import { useDeferredValue, useState } from 'react'
import {
  INTERESTS_A_ROW,
  INTERESTS_LEAST,
  PHONE_COLUMNS,
  PHONE_TILE_SIZE,
  TILE_SIZE,
} from '#domain/constants/onboarding.ts'
import type { Interest } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import { LOG } from '#domain/log-events.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { CategoriesResource, InterestsResource } from '#domain/resources/interests.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import { TextField } from '#ui/TextField.tsx'
import { useFrame } from '../../frame.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { log } from '../../tracking/log.ts'
import { TopicCover } from '../picture/TopicCover.tsx'
import styles from './Onboarding.module.css'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

const ALL = 250

/** Each choice follows the topic at once, and unchoosing unfollows it. */
export function InterestPicker({ isBusy, next, skip }: StepProps) {
  const { say } = useFrame()
  const { username } = useViewer()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const shown = useList(InterestsResource.get, { page_size: ALL, ...(query ? { query } : { with_pins: true }) })
  const above = useList(CategoriesResource.get, { page_size: ALL })
  const followed = useList(InterestFollowingResource.get, { username: username ?? '', page_size: ALL })
  const tiles: readonly Interest[] = shown.items.length || query ? shown.items : above.items
  const [said, setSaid] = useState<ReadonlyMap<Id, boolean>>(new Map())
  const chosen = new Set(followed.items.map(({ id }) => id))
  for (const [id, is] of said) is ? chosen.add(id) : chosen.delete(id)
  const missing = Math.max(0, INTERESTS_LEAST - chosen.size)
  return (
    <StepView
      title={say('onboarding.interests')}
      hint={say('onboarding.interestsHint', { least: INTERESTS_LEAST })}
      isBusy={isBusy}
      missing={missing ? say('onboarding.interestsMissing', { count: missing }) : undefined}
      onNext={() => next()}
      onSkip={skip}
    >
      <TextField
        id="onboarding-search"
        type="search"
        label={say('onboarding.interestsSearch')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles.tiles} style={TILES}>
        {tiles.map((interest) => (
          <Tile
            key={interest.id}
            interest={interest}
            isChosen={chosen.has(interest.id)}
            onChoose={(is) => setSaid((now) => new Map(now).set(interest.id, is))}
          />
        ))}
      </ul>
      {query && shown.next === null && !tiles.length && <p role="status">{say('onboarding.interestsNone')}</p>}
    </StepView>
  )
}

const TILES = {
  '--a-row': INTERESTS_A_ROW,
  '--columns': PHONE_COLUMNS,
  '--tile': `${TILE_SIZE}px`,
  '--phone-tile': `${PHONE_TILE_SIZE}px`,
} as React.CSSProperties

type TileProps = { interest: Interest; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Tile({ interest, isChosen, onChoose }: TileProps) {
  const { ask, store } = useFrame()
  const { id, name } = interest
  async function toggle() {
    const show = (follows: boolean) => {
      onChoose(follows)
      store.patch('interest', id, { followed_by_me: follows })
    }
    show(!isChosen)
    const verb = isChosen ? InterestFollowResource.delete : InterestFollowResource.create
    await ask(verb, { interest_id: id, interest_list: 'favorited' }).then(
      () => log({ event_type: isChosen ? LOG.unfollowTopic : LOG.followTopic, object_id_str: id }),
      () => show(isChosen),
    )
  }
  return (
    <li>
      <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={() => void toggle()}>
        <span className={styles.cover}>
          <TopicCover topic={interest} sizes="160px" />
        </span>
        <span className={styles.name}>{name}</span>
      </button>
    </li>
  )
}
