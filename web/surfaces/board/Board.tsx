import type { Board as BoardEntity, Section } from '#domain/entities/board.ts'
import { BoardContentRecommendationResource, BoardResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useKnown, useList, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { SuggestedPlaceContext } from '../save/suggested-place.ts'
import { boardAsked, ideasFor, inviteAt, sectionAt } from './asks.ts'
import styles from './Board.module.css'
import { BoardHead } from './BoardHead.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { placeForIdeas } from './board-rights.ts'
import { placeUrl, viewAt } from './board-view.ts'
import { InvitationBar, InvitedBoard } from './Invitation.tsx'
import { Pins } from './organize/Pins.tsx'

/** A board, or one of its sections; to someone who is asked to join a secret one, its name, cover and owner. */
export function Board() {
  const place = usePlace()
  const viewer = useViewer()
  const invite = useKnown((known) => inviteAt(place, known))
  const isKnown = useKnown((known) => sectionAt(place, known) !== undefined) || !invite
  const { answer: board } = useAnswer(BoardResource.get, isKnown ? boardAsked(place) : undefined)
  const section = useKnown((known) => sectionAt(place, known))
  const { isIdeas } = viewAt(place)
  if (!board) return invite ? <InvitedBoard invite={invite} /> : <GridSkeleton />
  if (place.params.section && !section) return <GridSkeleton />
  const mayOrganize = viewer.id === board.owner.id || board.collaborated_by_me
  return (
    <>
      {invite && <InvitationBar invite={invite} />}
      <BoardHead board={board} section={section} />
      <BoardTabs url={placeUrl(board, section)} isIdeas={isIdeas} />
      <BulkProgress />
      {isIdeas ? (
        <Ideas board={board} section={section} />
      ) : (
        <Pins
          key={section?.id ?? 'board'}
          board={board}
          section={section}
          mayOrganize={mayOrganize}
          toolbar={<BoardToolbar board={board} section={section} mayOrganize={mayOrganize} />}
        />
      )}
    </>
  )
}

function BoardTabs({ url, isIdeas }: { url: string; isIdeas: boolean }) {
  const say = useSay()
  return (
    <div className={styles.tabs}>
      <Tabs
        label={say('boards.tabs')}
        centred
        selected={isIdeas ? 'ideas' : 'pins'}
        tabs={[
          { key: 'pins', label: say('boards.tabPins'), href: url },
          { key: 'ideas', label: say('boards.tabIdeas'), href: `${url}?tab=ideas` },
        ]}
      />
    </div>
  )
}

/** What others keep beside the things on this board or in this section. */
function Ideas({ board, section }: { board: BoardEntity; section: Section | undefined }) {
  const say = useSay()
  const list = useList(BoardContentRecommendationResource.get, ideasFor(usePlace(), board.id, section?.id))
  const suggested = placeForIdeas(board, section, useViewer())
  return (
    <SuggestedPlaceContext value={suggested}>
      <PinGrid
        surface="BoardMoreIdeasTabContent"
        label={say('boards.ideasLabel', { board: section?.title ?? board.name })}
        list={list}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say('boards.noIdeas')}
            action={<Button href="/">{say('boards.emptyAction')}</Button>}
          />
        }
      />
    </SuggestedPlaceContext>
  )
}
