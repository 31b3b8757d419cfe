import { ArrowUpDown, Check, Heart, LayoutGrid } from 'lucide-react'
import { FEED_SORTS } from '#domain/constants/kinds.ts'
import type { Board, Section } from '#domain/entities/board.ts'
import { PIN_DENSITIES } from '#domain/rules/account/profile-view.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { viewAt, viewHref } from './board-view.ts'

type Props = { board: Board; section: Section | undefined; mayOrganize: boolean }

/** The order of the pins, the favorites among them, and the way to put them in order. */
export function BoardToolbar({ board, section, mayOrganize }: Props) {
  const say = useSay()
  const { id } = useViewer()
  const { path, ...place } = usePlace()
  const view = viewAt(place)
  const current = view.sort ?? (FEED_SORTS.find((sort) => sort === board.default_sort) || 'newest')
  const count = section ? section.pin_count : board.pin_count
  // Favorites on a board are those of its own people.
  const isOurs = id === board.owner.id || board.collaborated_by_me
  // A board without pins can have sections all the same; without either there is nothing to put in order.
  if (count === 0 && (section || !mayOrganize || board.section_count === 0)) return null
  return (
    <Toolbar>
      {count > 0 && (
        <Menu
          label={say('boards.sort')}
          eager
          items={FEED_SORTS.map((sort) => ({
            key: sort,
            label: say(`board.field.default_sort.${sort}`),
            href: viewHref(path, view, { sort }),
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
          href={viewHref(path, view, { isFavorites: !view.isFavorites })}
          kind={view.isFavorites ? 'inverse' : 'quiet'}
          aria-current={view.isFavorites ? 'true' : undefined}
          icon={view.isFavorites ? <Check size={20} aria-hidden="true" /> : <Heart size={20} aria-hidden="true" />}
        >
          {say('boards.favorites')}
        </Button>
      )}
      {count > 0 && <ViewMenu setting="board_pin_density" values={PIN_DENSITIES} />}
      {mayOrganize && !view.isOrganizing && (
        <Button
          href={viewHref(path, view, { isOrganizing: true, isFavorites: false })}
          kind="quiet"
          icon={<LayoutGrid size={20} aria-hidden="true" />}
        >
          {say('boards.organize')}
        </Button>
      )}
    </Toolbar>
  )
}
