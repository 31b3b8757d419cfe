import { ArrowUpRight, ChartNoAxesColumn, Ellipsis, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { STAT_ICON_PX } from '#domain/constants/sizes.ts'
import type { Id } from '#domain/id.ts'
import { showsOverflowMenu } from '#domain/rules/card/card-actions.ts'
import { cardFooterLayout } from '#domain/rules/card/card-details.ts'
import { cardPictureShape } from '#domain/rules/card/picture-size.ts'
import { outboundUrl, showsSourceLink, toSourceLink } from '#domain/rules/card/source-link.ts'
import { leavesFavoritesFeed, mayFavorite } from '#domain/rules/favorite/favorite.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { showsStatsButton } from '#domain/rules/stats/pin-stats.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useOutboundLink } from '../offsite/use-outbound-link.ts'
import { FavoriteButton } from '../react/FavoriteButton.tsx'
import { SendButton } from '../send/SendButton.tsx'
import styles from './CardActionBar.module.css'
import { toFavoriteBoard } from './favorite-board.ts'
import { useGridContext } from './grid-context.ts'

type Props = {
  pin: KnownPin
  /** Id of the pin to edit, once the edit button is shown. */
  edited: Id | null
  isActive: boolean
  isMenuOpen: boolean
  onMore: (event: React.MouseEvent<HTMLElement>) => void
}

const COLUMN = 236

/** Action bar at the bottom of the picture, shown on hover and focus. */
export function CardActionBar({ pin, edited, isActive, isMenuOpen, onMore }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { surface, isDesktop, board, onUnfavorited } = useGridContext()
  const pinTitle = pinName(pin) || say('card.untitled')
  const { width, height } = cardPictureShape(pin, surface)
  if (cardFooterLayout((height * COLUMN) / width)) return null
  const left = (count: number) => {
    if (leavesFavoritesFeed('delete', onUnfavorited !== undefined, count)) onUnfavorited?.(pin.id)
  }
  return (
    <div className={styles.bar} data-area="actionBar" data-shown={isActive}>
      <SourceLink pin={pin} />
      <span className={styles.buttons}>
        {mayFavorite(viewer, surface, toFavoriteBoard(board)) && (
          <FavoriteButton pin={pin} surface={surface} onUnfavorited={left} />
        )}
        <SendButton pin={pin} place="card" />
        {showsStatsButton(pin, viewer, surface) && (
          <IconButton
            href={`/pin/${pin.id}/analytics/`}
            size="small"
            kind="onPicture"
            label={say('stats.see')}
            icon={<ChartNoAxesColumn size={STAT_ICON_PX} aria-hidden="true" />}
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
  const { isDesktop } = useGridContext()
  const source = showsSourceLink(pin, viewer) ? toSourceLink(pin, 'actionBar') : null
  const url = outboundUrl(pin, isDesktop)
  const link = useOutboundLink(source && url ? { url, pin } : null)
  if (!source || !link) return <span />
  return (
    <a
      {...link}
      className={styles.source}
      title={[say('card.visit', { domain: source.whole }), source.owner].filter(Boolean).join(' · ')}
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
