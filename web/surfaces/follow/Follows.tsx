import type { ReactNode } from 'react'
import {
  BoardFollowingResource,
  UserFollowersResource,
  UserFollowingResource,
  UserResource,
} from '#domain/resources/users.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useAnswer, useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { FollowButton } from '../people/FollowButton.tsx'
import { PersonRow, People as Rows } from '../people/PersonRow.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { applyOwnFollow } from './apply-own-follow.ts'
import { parseFollowedBoardsOptions, parseFollowsOptions, parseFollowsTab, parseFollowsUserOptions } from './asks.ts'

/** Page with a person's followers, or with the people and boards they follow. */
export function Follows() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: user } = useAnswer(UserResource.get, parseFollowsUserOptions(place))
  if (!user) return <GridSkeleton />
  const at = parseFollowsTab(place)
  const home = `/${user.username}/`
  const name = user.full_name
  return (
    <Page
      title={at === 'followers' ? say('follows.followersOf', { name }) : say('follows.followingOf', { name })}
      back={{ href: home, text: name, label: say('follows.back', { name }) }}
    >
      <Tabs
        label={say('follows.tabs')}
        selected={at}
        tabs={[
          { key: 'followers', label: say('follows.followers'), href: `${home}followers/` },
          { key: 'following', label: say('follows.following'), href: `${home}following/` },
          { key: 'boards', label: say('follows.boards'), href: `${home}following/boards/` },
        ]}
      />
      {at === 'followers' && <Followers of={user} />}
      {at === 'following' && <Following name={name} />}
      {at === 'boards' && <Boards name={name} />}
    </Page>
  )
}

function Followers({ of }: { of: KnownUser }) {
  const say = useSay()
  const list = useList(UserFollowersResource.get, parseFollowsOptions(useRouteLocation()))
  const items = applyOwnFollow<KnownUser>(list.items, useMe(), of.followed_just_now)
  const empty = say('follows.noFollowers', { name: of.full_name })
  return <People list={{ ...list, items }} label={say('follows.followers')} empty={empty} />
}

/** The viewer in the shape of a list entry. */
function useMe(): KnownUser | undefined {
  const { id, username, full_name, first_name, image_medium_url, avatar_color_index } = useViewer()
  if (!id || !username) return undefined
  const known = { full_name, first_name, avatar_color_index, image_medium_url: image_medium_url ?? '' }
  return { type: 'user', id, username, ...known, is_verified_merchant: false, verified_identity: { verified: false } }
}

function Following({ name }: { name: string }) {
  const say = useSay()
  const list = useList(UserFollowingResource.get, parseFollowsOptions(useRouteLocation()))
  return <People list={list} label={say('follows.following')} empty={say('follows.noFollowing', { name })} />
}

function Boards({ name }: { name: string }) {
  const say = useSay()
  const list = useList(BoardFollowingResource.get, parseFollowedBoardsOptions(useRouteLocation()))
  return (
    <Listing list={list} empty={say('follows.noBoards', { name })}>
      <BoardTiles label={say('follows.boards')} boards={list.items} />
    </Listing>
  )
}

type ListingProps = { list: LoadedList<unknown>; empty: string; children: ReactNode }

function Listing({ list, empty, children }: ListingProps) {
  const say = useSay()
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  if (list.next === null && list.items.length === 0)
    return (
      <EmptyState
        drawing={<Bowerbird />}
        sentence={empty}
        action={<Button href="/ideas/">{say('shell.explore')}</Button>}
      />
    )
  return (
    <>
      {children}
      <NextPage list={list} />
    </>
  )
}

function People({ list, label, empty }: { list: LoadedList<KnownUser>; label: string; empty: string }) {
  return (
    <Listing list={list} empty={empty}>
      <Rows label={label}>
        {list.items.map((person) => (
          <PersonRow key={person.id} person={person}>
            <FollowButton user={person} />
          </PersonRow>
        ))}
      </Rows>
    </Listing>
  )
}
