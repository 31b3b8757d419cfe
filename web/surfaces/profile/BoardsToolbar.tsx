import { ArrowUpDown, ListFilter } from 'lucide-react'
import { BOARD_SORTS } from '#domain/resources/boards.ts'
import { BOARD_VIEWS } from '#domain/rules/account/profile-view.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useKeepView } from '../view/use-keep-view.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { boardsViewAt, boardsViewHref, FILTERS } from './boards-view.ts'

/** The order of the boards, and which of them; secret and archived ones only their owner can ask for. */
export function BoardsToolbar({ isOwn }: { isOwn: boolean }) {
  const say = useSay()
  const place = usePlace()
  const view = boardsViewAt(place)
  const keep = useKeepView()
  const filters = FILTERS.filter((filter) => isOwn || filter === 'NONE' || filter === 'GROUP')
  return (
    <Toolbar>
      <Menu
        label={say('profile.sort')}
        eager
        items={BOARD_SORTS.map((sort) => ({
          key: sort,
          label: say(`profile.sort.${sort}`),
          href: boardsViewHref(place, view, { sort }),
          ...(isOwn && { onSelect: () => keep({ board_sort_order: sort }) }),
          checked: sort === view.sort,
        }))}
        trigger={(props) => (
          <Button {...props} kind="quiet" icon={<ArrowUpDown size={20} aria-hidden="true" />}>
            {say(`profile.sort.${view.sort}`)}
          </Button>
        )}
      />
      <Menu
        label={say('profile.filter')}
        eager
        items={filters.map((filter) => ({
          key: filter,
          label: say(`profile.filter.${filter}`),
          href: boardsViewHref(place, view, { filter }),
          checked: filter === view.filter,
        }))}
        trigger={(props) => (
          <Button {...props} kind="quiet" icon={<ListFilter size={20} aria-hidden="true" />}>
            {say(`profile.filter.${view.filter}`)}
          </Button>
        )}
      />
      <ViewMenu setting="profile_board_view" values={BOARD_VIEWS} />
    </Toolbar>
  )
}
