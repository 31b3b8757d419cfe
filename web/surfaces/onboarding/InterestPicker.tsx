import { useDeferredValue, useState } from 'react'
import {
  INTEREST_TILE_PX,
  INTERESTS_MIN,
  INTERESTS_PER_ROW,
  PHONE_INTEREST_COLUMNS,
  PHONE_INTEREST_TILE_PX,
} from '#domain/constants/onboarding.ts'
import type { Interest } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { InterestsResource } from '#domain/resources/interests.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { logEvent } from '../../tracking/log.ts'
import { TopicCover } from '../picture/TopicCover.tsx'
import styles from './Onboarding.module.css'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { SkeletonTiles } from './StepSkeleton.tsx'
import { StepView } from './StepView.tsx'

const ALL = 250

/** Selecting a topic follows it at once; deselecting unfollows it. */
export function InterestPicker({ isBusy, next, skip }: OnboardingStepProps) {
  const { say } = useApp()
  const { username } = useViewer()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const shown = useList(InterestsResource.get, { page_size: ALL, ...(query ? { query } : { with_pins: true }) })
  const followed = useList(InterestFollowingResource.get, { username: username ?? '', page_size: ALL })
  const tiles: readonly Interest[] = shown.items
  const isLoading = shown.next === undefined && !shown.refusal
  const [said, setSaid] = useState<ReadonlyMap<Id, boolean>>(new Map())
  const chosen = new Set(followed.items.map(({ id }) => id))
  for (const [id, is] of said) is ? chosen.add(id) : chosen.delete(id)
  const missing = Math.max(0, INTERESTS_MIN - chosen.size)
  return (
    <StepView
      title={say('onboarding.interests')}
      hint={say('onboarding.interestsHint', { least: INTERESTS_MIN })}
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
      <ul className={styles.tiles} style={TILES} aria-busy={isLoading}>
        {isLoading && <SkeletonTiles />}
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
  '--a-row': INTERESTS_PER_ROW,
  '--columns': PHONE_INTEREST_COLUMNS,
  '--tile': `${INTEREST_TILE_PX}px`,
  '--phone-tile': `${PHONE_INTEREST_TILE_PX}px`,
} as React.CSSProperties

type TileProps = { interest: Interest; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Tile({ interest, isChosen, onChoose }: TileProps) {
  const { ask, store } = useApp()
  const { id, name } = interest
  async function toggle() {
    const show = (follows: boolean) => {
      onChoose(follows)
      store.patch('interest', id, { followed_by_me: follows })
    }
    show(!isChosen)
    const verb = isChosen ? InterestFollowResource.delete : InterestFollowResource.create
    await ask(verb, { interest_id: id, interest_list: 'favorited' }).then(
      () => logEvent({ event_type: isChosen ? LOG_EVENT.unfollowTopic : LOG_EVENT.followTopic, object_id_str: id }),
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
