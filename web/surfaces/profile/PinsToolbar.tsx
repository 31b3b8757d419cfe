import { ListFilter } from 'lucide-react'
import { COLORS } from '#domain/constants/colors.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import { PIN_DENSITIES } from '#domain/rules/account/profile-view.ts'
import { OWN_PIN_FILTERS } from '#domain/rules/pin/own-pin-filter.ts'
import { COLOR_SWATCHES } from '#domain/rules/visual/colors.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useSay } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { ViewMenu } from '../view/ViewMenu.tsx'
import styles from './Profile.module.css'
import { makePinsViewHref, parsePinsView } from './pins-view.ts'

/** Filter of one's own pins, and the density of the grid. */
export function PinsToolbar({ isOwn }: { isOwn: boolean }) {
  const say = useSay()
  const place = useRouteLocation()
  const { filter } = parsePinsView(place)
  return (
    <>
      <Toolbar>
        {isOwn && (
          <Menu
            label={say('profile.pinFilter')}
            eager
            items={[null, ...OWN_PIN_FILTERS].map((one) => ({
              key: one ?? 'NONE',
              label: say(`profile.pinFilter.${one ?? 'NONE'}`),
              href: makePinsViewHref(place.path, { filter: one }),
              checked: one === filter,
            }))}
            trigger={(props) => (
              <Button {...props} kind="quiet" icon={<ListFilter size={20} aria-hidden="true" />}>
                {say(`profile.pinFilter.${filter ?? 'NONE'}`)}
              </Button>
            )}
          />
        )}
        <ViewMenu setting="profile_pin_density" values={PIN_DENSITIES} />
      </Toolbar>
      {filter === 'COLORS' && <Colors />}
      {filter === 'INTERESTS' && <Topics />}
    </>
  )
}

function Colors() {
  const say = useSay()
  const place = useRouteLocation()
  const { color } = parsePinsView(place)
  return (
    <nav className={styles.chips} aria-label={say('profile.colors')}>
      {[undefined, ...COLORS].map((one) => (
        <a
          key={one ?? 'all'}
          href={makePinsViewHref(place.path, { filter: 'COLORS', color: one })}
          className={styles.chip}
          aria-current={one === color ? 'true' : undefined}
        >
          <span className={styles.dot} style={one && { backgroundColor: COLOR_SWATCHES[one] }} />
          {say(one ? `color.${one}` : 'profile.color.all')}
        </a>
      ))}
    </nav>
  )
}

function Topics() {
  const say = useSay()
  const place = useRouteLocation()
  const { username } = useViewer()
  const { interest } = parsePinsView(place)
  const { items } = useList(InterestFollowingResource.get, { username: username ?? '' })
  if (!items.length) return null
  return (
    <nav className={styles.chips} aria-label={say('profile.topics')}>
      {[{ id: undefined, name: say('profile.topic.all') }, ...items].map(({ id, name }) => (
        <a
          key={id ?? 'all'}
          href={makePinsViewHref(place.path, { filter: 'INTERESTS', interest: id })}
          className={styles.chip}
          aria-current={id === interest ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
