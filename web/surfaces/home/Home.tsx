import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { FeaturedBoards } from '../board/FeaturedBoards.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { FooterLinks } from '../text-pages/Footer.tsx'
import { homeFeed } from './asks.ts'
import styles from './Home.module.css'

export function Home() {
  const say = useSay()
  const viewer = useViewer()
  const { product_name } = useConfig()
  const list = useList(UserHomefeedResource.get, homeFeed(usePlace()))
  return (
    <>
      {viewer.is_auth ? (
        <h1 className="visually-hidden">{say('home.title')}</h1>
      ) : (
        <div className={styles.hero}>
          <h1>{say('home.hero')}</h1>
          <p>{say('home.heroSentence')}</p>
          <Button href="/signup/" kind="primary" size="large">
            {say('home.heroAction')}
          </Button>
          <FooterLinks />
        </div>
      )}
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
        empty={
          viewer.is_employee ? (
            <EmptyState
              drawing={<Bowerbird />}
              title={say('home.emptyStaffTitle', { product: product_name })}
              sentence={say('home.emptyStaff')}
              action={
                <Button href="/admin/" kind="primary">
                  {say('home.emptyStaffAction')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              drawing={<Bowerbird />}
              sentence={say('home.empty')}
              action={
                <Button href="/pin-creation-tool/" kind="primary">
                  {say('home.emptyAction')}
                </Button>
              }
            />
          )
        }
      />
    </>
  )
}
