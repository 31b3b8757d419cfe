import { ArrowUpDown, Check, LayoutGrid, Star } from 'lucide-react'
import { BOARD_FEED_SORTS } from '#domain/constants/kinds.ts'
import type { Board, Section } from '#domain/entities/board.ts'
import { PIN_DENSITIES } from '#domain/rules/account/profile-view.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { makeBoardViewHref, parseBoardView } from './board-view.ts'

type Props = { board: Board; section: Section | undefined; mayOrganize: boolean }

/** Sort order of the pins, the favorites filter, and the button to organize them. */
export function BoardToolbar({ board, section, mayOrganize }: Props) {
  const say = useSay()
  const { id } = useViewer()
  const { path, ...place } = useRouteLocation()
  const view = parseBoardView(place)
  const current = view.sort ?? (BOARD_FEED_SORTS.find((sort) => sort === board.default_sort) || 'newest')
  const count = section ? section.pin_count : board.pin_count
  // Favorites of a board are set by its own people.
  const isOurs = id === board.owner.id || board.collaborated_by_me
  // A board without pins can still have sections; without either there is nothing to organize.
  if (count === 0 && (section || !mayOrganize || board.section_count === 0)) return null
  return (
    <Toolbar>
      {count > 0 && (
        <Menu
          label={say('boards.sort')}
          eager
          items={BOARD_FEED_SORTS.map((sort) => ({
            key: sort,
            label: say(`board.field.default_sort.${sort}`),
            href: makeBoardViewHref(path, view, { sort }),
            checked: sort === current,
          }))}
          trigger={(props) => (
            <Button {...props} kind="quiet" icon={<ArrowUpDown size={20} aria-hidden="true" />}>
              {say(`board.field.default_sort.${current}`)}
            </Button>
          )}
        />
      )}
      {count > 0 && isOurs && !view.isOrganizing && (
        <Button
          href={makeBoardViewHref(path, view, { isFavorites: !view.isFavorites })}
          kind={view.isFavorites ? 'inverse' : 'quiet'}
          aria-current={view.isFavorites ? 'true' : undefined}
          icon={view.isFavorites ? <Check size={20} aria-hidden="true" /> : <Star size={20} aria-hidden="true" />}
        >
          {say('boards.favorites')}
        </Button>
      )}
      {count > 0 && <ViewMenu setting="board_pin_density" values={PIN_DENSITIES} />}
      {mayOrganize && !view.isOrganizing && (
        <Button
          href={makeBoardViewHref(path, view, { isOrganizing: true, isFavorites: false })}
          kind="quiet"
          icon={<LayoutGrid size={20} aria-hidden="true" />}
        >
          {say('boards.organize')}
        </Button>
      )}
    </Toolbar>
  )
}
