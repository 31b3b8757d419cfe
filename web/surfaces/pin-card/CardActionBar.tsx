import { ArrowUpRight, ChartNoAxesColumn, Ellipsis, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { STAT_ICON } from '#domain/constants/sizes.ts'
import type { Id } from '#domain/id.ts'
import { footerLayout } from '#domain/rules/card/footer-layout.ts'
import { showsOverflowMenu } from '#domain/rules/card/overflow-menu.ts'
import { pictureShape } from '#domain/rules/card/picture-size.ts'
import { outboundLink, showsSourceLink, sourceOf } from '#domain/rules/card/source-link.ts'
import { showsStatsButton } from '#domain/rules/card/stats.ts'
import { leavesFavorites } from '#domain/rules/favorite/favorite-tap.ts'
import { mayFavorite } from '#domain/rules/favorite/may-favorite.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useOutLink } from '../offsite/use-out-link.ts'
import { FavoriteButton } from '../react/FavoriteButton.tsx'
import { SendButton } from '../send/SendButton.tsx'
import styles from './CardActionBar.module.css'
import { favoriteBoard } from './favorite-board.ts'
import { useGridPlace } from './grid-place.ts'

type Props = {
  pin: KnownPin
  /** The pin that may be edited from here, once that is offered. */
  edited: Id | null
  isActive: boolean
  isMenuOpen: boolean
  onMore: (event: React.MouseEvent<HTMLElement>) => void
}

const COLUMN = 236

/** What can be done with a card, shown while the pointer or the focus is on it: the action bar at the foot of the picture. */
export function CardActionBar({ pin, edited, isActive, isMenuOpen, onMore }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { surface, isDesktop, board, onUnfavorited } = useGridPlace()
  const pinTitle = pinName(pin) || say('card.untitled')
  const { width, height } = pictureShape(pin, surface)
  if (footerLayout((height * COLUMN) / width)) return null
  const left = (count: number) => {
    if (leavesFavorites('delete', onUnfavorited !== undefined, count)) onUnfavorited?.(pin.id)
  }
  return (
    <div className={styles.bar} data-area="actionBar" data-shown={isActive}>
      <SourceLink pin={pin} />
      <span className={styles.buttons}>
        {mayFavorite(viewer, surface, favoriteBoard(board)) && (
          <FavoriteButton pin={pin} surface={surface} onUnfavorited={left} />
        )}
        <SendButton pin={pin} place="card" />
        {showsStatsButton(pin, viewer, surface) && (
          <IconButton
            href={`/pin/${pin.id}/analytics/`}
            size="small"
            kind="onPicture"
            label={say('stats.see')}
            icon={<ChartNoAxesColumn size={STAT_ICON} aria-hidden="true" />}
          />
        )}
        {edited && (
          <IconButton
            href={`/pin/${edited}/edit/`}
            className={styles.edit}
            size="small"
            kind="onPicture"
            label={say('card.edit', { pinTitle })}
            icon={<Pencil size={16} aria-hidden="true" />}
          />
        )}
        {showsOverflowMenu(pin, viewer, surface, isDesktop) && (
          <IconButton
            size="small"
            kind="onPicture"
            label={say('card.more', { pinTitle })}
            icon={<Ellipsis size={18} aria-hidden="true" />}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={onMore}
          />
        )}
      </span>
    </div>
  )
}

function SourceLink({ pin }: { pin: KnownPin }): ReactNode {
  const say = useSay()
  const viewer = useViewer()
  const { isDesktop } = useGridPlace()
  const source = showsSourceLink(pin, viewer) ? sourceOf(pin, 'actionBar') : null
  const url = outboundLink(pin, isDesktop)
  const link = useOutLink(source && url ? { url, pin } : null)
  if (!source || !link) return <span />
  return (
    <a
      {...link}
      className={styles.source}
      title={say('card.visit', { domain: source.whole })}
      style={{ maxInlineSize: source.maxWidth }}
    >
      <ArrowUpRight size={16} aria-hidden="true" />
      <span className="visually-hidden">{say('card.visit', { domain: source.whole })}</span>
      <span aria-hidden="true" dir="auto">
        {source.name}
      </span>
    </a>
  )
}
