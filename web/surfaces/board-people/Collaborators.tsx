import { BoardResource } from '#domain/resources/boards.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { rightsOn } from '../board/board-rights.ts'
import { boardById } from '../board/edit/asks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { InviteByLink, InviteByMail, InviteByName } from './Invite.tsx'
import { PeopleList } from './PeopleList.tsx'

/** Spec 2, /board/{id}/edit/collaborators and add_collaborators: who is on a board, and asking others to join. */
export function Collaborators() {
  const say = useSay()
  const place = usePlace()
  const viewer = useViewer()
  const { answer: board } = useAnswer(BoardResource.get, boardById(place))
  if (!board) return <Skeleton height={320} shape="card" />
  const rights = rightsOn(board, viewer)
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
