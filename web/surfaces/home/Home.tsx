import { Suspense, useEffect, useState } from 'react'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useFrame, useSay } from '../../frame.tsx'
import { useConfig, useKnown, useList, useViewer } from '../../hooks/hooks.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import { usePlace } from '../../router/place.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { Guarded } from '../failure/Guarded.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { FooterLinks } from '../text-pages/Footer.tsx'
import { homeFeed, homeTab } from './asks.ts'
import { Following } from './Following.tsx'
import styles from './Home.module.css'
import { NewPins } from './NewPins.tsx'

const Onboarding = lazyWithRetry(async () => (await import('../onboarding/Onboarding.tsx')).Onboarding)

export function Home() {
  const say = useSay()
  const viewer = useViewer()
  const [tab, choose] = useHomeTab()
  return (
    <>
      {viewer.is_auth ? (
        <>
          <h1 className="visually-hidden">{say('home.title')}</h1>
          <Tabs
            label={say('home.tabs')}
            centred
            selected={tab}
            onSelect={choose}
            tabs={[
              { key: 'for_you', label: say('home.forYou'), panelId: 'home-feed' },
              { key: 'following', label: say('home.following'), panelId: 'home-feed' },
            ]}
          />
        </>
      ) : (
        <div className={styles.hero}>
          <h1>{say('home.hero')}</h1>
          <p>{say('home.heroSentence')}</p>
          <div className={styles.ways}>
            <Button href="/signup/" kind="primary" size="large">
              {say('home.heroAction')}
            </Button>
            <Button href="/ideas/" size="large">
              {say('shell.explore')}
            </Button>
          </div>
          <FooterLinks />
        </div>
      )}
      {viewer.onboarding && <OnboardingSlot />}
      {viewer.is_auth && <NewPins />}
      <div id="home-feed">{tab === 'following' ? <Following /> : <ForYou />}</div>
    </>
  )
}

/** The choice shows at once and is kept with the account. */
function useHomeTab() {
  const { ask } = useFrame()
  const refetchViewer = useRefetchViewer()
  const kept = useKnown(homeTab)
  const [chosen, setChosen] = useState<string>()
  const choose = (home_feed: string) => {
    setChosen(home_feed)
    ask(UserSettingsResource.update, { home_feed: home_feed as typeof kept }).then(refetchViewer, () => {})
  }
  return [chosen ?? kept, choose] as const
}

function ForYou() {
  const say = useSay()
  const viewer = useViewer()
  const list = useList(UserHomefeedResource.get, homeFeed(usePlace()))
  return (
    <>
      <FeaturedBoards />
      <PinGrid
        surface="AuthHomefeed"
        list={list}
        end={
          viewer.is_auth ? undefined : (
            <>
              <Button href="/ideas/">{say('grid.topics')}</Button>
              <FooterLinks />
            </>
          )
        }
        empty={<NothingForYou />}
      />
    </>
  )
}

/** An empty instance, or someone who turned off all that shapes their feed. */
function NothingForYou() {
  const say = useSay()
  const viewer = useViewer()
  const { product_name } = useConfig()
  const sentence = viewer.is_employee ? 'home.emptyStaff' : viewer.is_auth ? 'home.emptyFeed' : 'home.empty'
  return (
    <EmptyState
      drawing={<Bowerbird />}
      {...(viewer.is_employee && { title: say('home.emptyStaffTitle', { product: product_name }) })}
      sentence={say(sentence)}
      action={
        <div className={styles.ways}>
          {viewer.is_employee ? (
            <Button href="/admin/" kind="primary">
              {say('home.emptyStaffAction')}
            </Button>
          ) : (
            <Button href="/pin-creation-tool/" kind="primary">
              {say('home.emptyAction')}
            </Button>
          )}
          {viewer.is_auth && <Button href="/edit/">{say('home.emptyFeedAction')}</Button>}
        </div>
      }
    />
  )
}

/** The first steps of a newcomer come with their words once the page is alive; home itself needs neither. */
function OnboardingSlot() {
  const { moreWords } = useFrame()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void moreWords?.().then(() => !isGone && setIsReady(true))
    return () => {
      isGone = true
    }
  }, [moreWords])
  if (!isReady) return null
  return (
    <Guarded>
      <Suspense>
        <Onboarding />
      </Suspense>
    </Guarded>
  )
}
