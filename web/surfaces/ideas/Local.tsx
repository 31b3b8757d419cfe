import { ExploreLocalResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { parseLocalFeedOptions } from './asks.ts'
import styles from './Ideas.module.css'

/** The explore-local tab: pins saved by people in the viewer's country. */
export function Local() {
  const say = useSay()
  const { is_auth } = useViewer()
  const list = useList(ExploreLocalResource.get, parseLocalFeedOptions(useRouteLocation()))
  return (
    <>
      <p className={styles.near}>
        {say('ideas.localSentence')} {is_auth && <a href="/settings/account/">{say('ideas.changeCountry')}</a>}
      </p>
      <PinGrid
        surface="ExploreLocal"
        label={say('ideas.local')}
        list={list}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say('ideas.localNone')}
            action={<Button href="/">{say('profile.explore')}</Button>}
          />
        }
      />
    </>
  )
}
