import type { Board as BoardEntity, Section } from '#domain/entities/board.ts'
import { BoardContentRecommendationResource, BoardResource } from '#domain/resources/boards.ts'
import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList, useStoreSelector, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { SuggestedPlaceContext } from '../save/suggested-place.ts'
import { parseBoardOptions, selectRouteInvite, selectRouteSection, toBoardIdeasOptions } from './asks.ts'
import styles from './Board.module.css'
import { BoardHead } from './BoardHead.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { toIdeasSavePlace } from './board-rights.ts'
import { makeBoardOrSectionUrl, parseBoardView } from './board-view.ts'
import { InvitationBar, InvitedBoard } from './Invitation.tsx'
import { BoardPinGrid } from './organize/BoardPinGrid.tsx'
import { PriceFilter } from './PriceFilter.tsx'

/** Page of a board or one of its sections; someone invited to a secret board sees only its name, cover and owner. */
export function Board() {
  const place = useRouteLocation()
  const viewer = useViewer()
  const invite = useStoreSelector((known) => selectRouteInvite(place, known))
  const isKnown = useStoreSelector((known) => selectRouteSection(place, known) !== undefined) || !invite
  const { answer: board } = useAnswer(BoardResource.get, isKnown ? parseBoardOptions(place) : undefined)
  const section = useStoreSelector((known) => selectRouteSection(place, known))
  const { isIdeas } = parseBoardView(place)
  if (!board) return invite ? <InvitedBoard invite={invite} /> : <GridSkeleton />
  if (place.params.section && !section) return <GridSkeleton />
  const mayOrganize = viewer.id === board.owner.id || board.collaborated_by_me
  return (
    <>
      {invite && <InvitationBar invite={invite} />}
      <BoardHead board={board} section={section} />
      <BoardTabs url={makeBoardOrSectionUrl(board, section)} isIdeas={isIdeas} />
      <BulkProgress />
      {isIdeas ? (
        <Ideas board={board} section={section} />
      ) : (
        <BoardPinGrid
          key={section?.id ?? 'board'}
          board={board}
          section={section}
          mayOrganize={mayOrganize}
          toolbar={
            <>
              <BoardToolbar board={board} section={section} mayOrganize={mayOrganize} />
              {board.layout === GIFT_GUIDE_LAYOUT && <PriceFilter />}
            </>
          }
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

/** Ideas for a board or section: what others save together with its pins. */
function Ideas({ board, section }: { board: BoardEntity; section: Section | undefined }) {
  const say = useSay()
  const list = useList(
    BoardContentRecommendationResource.get,
    toBoardIdeasOptions(useRouteLocation(), board.id, section?.id),
  )
  const suggested = toIdeasSavePlace(board, section, useViewer())
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
