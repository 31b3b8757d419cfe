import { BoardResource } from '#domain/resources/boards.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { toBoardRights } from '../board/board-rights.ts'
import { parseBoardIdOptions } from '../board/edit/asks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { InviteByLink, InviteByMail, InviteByName } from './Invite.tsx'
import { PeopleList } from './PeopleList.tsx'

/** Pages edit/collaborators and add_collaborators of a board: lists its people and invites others. */
export function Collaborators() {
  const say = useSay()
  const place = useRouteLocation()
  const viewer = useViewer()
  const { answer: board } = useAnswer(BoardResource.get, parseBoardIdOptions(place))
  if (!board) return <Skeleton height={320} shape="card" />
  const rights = toBoardRights(board, viewer)
  const isAdding = place.path.includes('/add_collaborators')
  const isAllowed = isAdding ? rights.mayInvite : rights.isOwner || board.collaborated_by_me
  if (!isAllowed) return <NotFound />
  const path = `/board/${board.id}/edit/`
  const words = { board: board.name }
  return (
    <Page
      title={isAdding ? say('people.inviteTitle', words) : say('people.title', words)}
      back={{ href: board.url, text: board.name }}
    >
      {rights.mayInvite && (
        <Tabs
          label={say('boards.collaborators')}
          selected={isAdding ? 'add' : 'list'}
          tabs={[
            { key: 'list', label: say('people.list'), href: `${path}collaborators/` },
            { key: 'add', label: say('boards.invite'), href: `${path}add_collaborators/` },
          ]}
        />
      )}
      {isAdding ? (
        <>
          <InviteByName board={board} />
          <InviteByMail board={board} />
          <InviteByLink board={board} />
        </>
      ) : (
        <PeopleList board={board} />
      )}
    </Page>
  )
}
