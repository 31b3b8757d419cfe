import { ArrowUpDown, ListFilter } from 'lucide-react'
import { BOARD_SORTS } from '#domain/resources/boards.ts'
import { BOARD_VIEWS } from '#domain/rules/account/profile-view.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { useSaveProfileView } from '../view/use-save-profile-view.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { BOARD_FILTER_NAMES, makeBoardsViewHref, parseBoardsView } from './boards-view.ts'

/** Sort order and filter of the boards; only the owner can filter for secret and archived ones. */
export function BoardsToolbar({ isOwn }: { isOwn: boolean }) {
  const say = useSay()
  const place = useRouteLocation()
  const view = parseBoardsView(place)
  const keep = useSaveProfileView()
  const filters = BOARD_FILTER_NAMES.filter((filter) => isOwn || filter === 'NONE' || filter === 'GROUP')
  return (
    <Toolbar>
      <Menu
        label={say('profile.sort')}
        eager
        items={BOARD_SORTS.map((sort) => ({
          key: sort,
          label: say(`profile.sort.${sort}`),
          href: makeBoardsViewHref(place, view, { sort }),
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
          href: makeBoardsViewHref(place, view, { filter }),
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
