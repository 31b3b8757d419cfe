import { useEffect } from 'react'
import type { Board } from '#domain/entities/board.ts'
import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { refetch } from '../../hooks/refetch.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { featuredBoardsAsk } from './featured-asks.ts'

const ALL = { page_size: 250 }
const UNDO_FOR = 8000

/** Button for staff that features a board on home and search, or stops featuring it. */
export function FeatureButton({ board: { id, name } }: { board: Board }) {
  const frame = useApp()
  const { store, ask, say } = frame
  const { items, next, more } = useList(FeaturedBoardsResource.get, ALL)
  // The check below needs the whole list, so all its pages are loaded.
  useEffect(() => {
    if (next) more()
  }, [next, more])
  const { isBusy, act } = useBusyAction()
  const isFeatured = items.some((one) => one.id === id)
  const feature = (isWished: boolean, isUndo = false) =>
    act(async () => {
      await ask(isWished ? FeaturedBoardsResource.create : FeaturedBoardsResource.delete, { board_id: id })
      store.invalidate(FeaturedBoardsResource.get)
      await refetch(frame, [{ ...featuredBoardsAsk, options: { field_set_key: 'card', ...ALL } }])
      if (isUndo) return
      showToast({
        text: say(isWished ? 'boards.featured' : 'boards.unfeatured', { board: name }),
        action: { label: say('shell.undo'), onSelect: () => feature(!isWished, true) },
        duration: UNDO_FOR,
      })
    })
  return (
    <Button busy={isBusy} aria-pressed={isFeatured} onClick={() => feature(!isFeatured)}>
      {say('boards.feature')}
    </Button>
  )
}
