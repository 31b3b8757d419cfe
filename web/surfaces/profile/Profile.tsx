import {
  UserActivityPinsResource,
  UserPinsResource,
  UserProductsResource,
  UserResource,
} from '#domain/resources/users.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { parseFilteredPinsOptions, parseProfileOptions, parseProfilePinsOptions, parseProfileTab } from './asks.ts'
import { Boards } from './Boards.tsx'
import { EmptyProfileTab } from './EmptyProfileTab.tsx'
import { PinsToolbar } from './PinsToolbar.tsx'
import styles from './Profile.module.css'
import { ProfileHead } from './ProfileHead.tsx'
import { makePinsViewHref, parsePinsView } from './pins-view.ts'

/** Page of a person: header, created pins and saved pins. */
export function Profile() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: user } = useAnswer(UserResource.get, parseProfileOptions(place))
  if (!user) return <GridSkeleton />
  const tab = parseProfileTab(place)
  const home = `/${user.username}/`
  return (
    <>
      <ProfileHead user={user} />
      <div className={styles.tabs}>
        <Tabs
          label={say('profile.tabs')}
          centred
          selected={tab}
          tabs={[
            { key: 'created', label: say('profile.created'), href: `${home}_created/` },
            { key: 'saved', label: say('profile.saved'), href: `${home}_saved/` },
            ...(user.has_shop || tab === 'shop'
              ? [{ key: 'shop', label: say('profile.shop'), href: `${home}_shop/` }]
              : []),
            { key: 'pins', label: say('profile.allPins'), href: `${home}pins/` },
          ]}
        />
      </div>
      {tab === 'saved' && <Boards user={user} />}
      {tab === 'created' && <Created user={user} />}
      {tab === 'shop' && <Shop user={user} />}
      {tab === 'pins' && <Saved user={user} />}
    </>
  )
}

function Created({ user }: { user: KnownUser }) {
  const list = useList(UserActivityPinsResource.get, parseProfilePinsOptions(useRouteLocation()))
  return (
    <PinGrid surface={useProfileSurface(user)} list={list} empty={<EmptyProfileTab user={user} what="created" />} />
  )
}

/** Products that a merchant sells. */
function Shop({ user }: { user: KnownUser }) {
  const list = useList(UserProductsResource.get, parseProfilePinsOptions(useRouteLocation()))
  return <PinGrid surface="ShoppingGrid" list={list} empty={<EmptyProfileTab user={user} what="sold" />} />
}

function Saved({ user }: { user: KnownUser }) {
  const say = useSay()
  const place = useRouteLocation()
  const { filter } = parsePinsView(place)
  const list = useList(UserPinsResource.get, parseFilteredPinsOptions(place))
  const none = (
    <EmptyState
      drawing={<Bowerbird />}
      sentence={say('profile.noneOfFilter')}
      action={<Button href={makePinsViewHref(place.path, { filter: null })}>{say('profile.pinFilter.NONE')}</Button>}
    />
  )
  return (
    <>
      <PinsToolbar isOwn={useViewer().id === user.id} />
      <PinGrid
        surface={useProfileSurface(user)}
        list={list}
        isFavorites={filter === 'FAVORITED' || filter === 'FAVORITED_AND_CREATED_BY_ME'}
        empty={filter ? none : <EmptyProfileTab user={user} what="saved" />}
      />
    </>
  )
}

/** The owner sees their own pins without titles. */
const useProfileSurface = (user: KnownUser) =>
  useViewer().id === user.id ? ('UserProfilePinGrid' as const) : ('OtherProfilePinGrid' as const)
