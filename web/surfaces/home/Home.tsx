import { Suspense, useEffect, useState } from 'react'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useApp, useSay } from '../../app-context.tsx'
import { useConfig, useList, useStoreSelector, useViewer } from '../../hooks/hooks.ts'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FeaturedBoards } from '../board-tiles/FeaturedBoards.tsx'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PageGuidanceSlot } from '../guidance/GuidanceSlots.tsx'
import { FooterLinks } from '../text-pages/Footer.tsx'
import { parseHomeFeedOptions, selectHomeTab } from './asks.ts'
import { Following } from './Following.tsx'
import styles from './Home.module.css'
import { NewPins } from './NewPins.tsx'

const onboarding = lazyWithTranslations(async () => (await import('../onboarding/Onboarding.tsx')).Onboarding)

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
      <PageGuidanceSlot page="home" />
      {viewer.is_auth && <NewPins />}
      <div id="home-feed">{tab === 'following' ? <Following /> : <ForYou />}</div>
    </>
  )
}

/** The selected tab; a choice shows at once and is saved in the account. */
function useHomeTab() {
  const { ask } = useApp()
  const refetchViewer = useRefetchViewer()
  const kept = useStoreSelector(selectHomeTab)
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
  const list = useList(UserHomefeedResource.get, parseHomeFeedOptions(useRouteLocation()))
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

/** Shown on an empty instance, or when the viewer turned off everything that shapes their feed. */
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

/** Onboarding of a new account, loaded with its texts after hydration; home itself needs neither. */
function OnboardingSlot() {
  const Onboarding = onboarding(useApp())
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  if (!isAlive) return <OnboardingCover />
  return (
    <CrashBoundary>
      <Suspense fallback={<OnboardingCover />}>
        <Onboarding />
      </Suspense>
    </CrashBoundary>
  )
}

/** Covers home while the onboarding loads, so that home doesn't flash up before it. */
const OnboardingCover = () => (
  <div className={styles.cover} data-onboarding-cover>
    <div className={styles.coverCard}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="80%" />
      <Skeleton shape="card" height={56} />
      <Skeleton shape="card" height={56} />
      <Skeleton shape="card" height={56} />
    </div>
  </div>
)
