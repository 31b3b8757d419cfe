import { ChartNoAxesColumn, Copy, Download, Image, Link2, type LucideIcon, Pencil, Share, Trash2 } from 'lucide-react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { type CardAction, cardActions, findPinIdToEdit } from '#domain/rules/card/card-actions.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import type { MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import { announceGuidanceAction } from '../../state/guidance-actions.ts'
import { FEEDBACK_ICONS, isFeedbackAction, useFeedbackActions } from '../feedback/use-feedback-actions.ts'
import { copyWhenReady, createShareLink } from '../send/share-link.ts'
import { canCopyImages, canShareNatively, copyImage, downloadFile } from './card-files.ts'
import { deleteFromGrid } from './delete-from-grid.ts'

type Done = Exclude<CardAction, 'whyAd'>
const ICONS: Record<Done, LucideIcon> = {
  share: Share,
  copyLink: Link2,
  copyImage: Copy,
  download: Download,
  ...FEEDBACK_ICONS,
}
const isDone = (action: CardAction): action is Done => action in ICONS

/**
 * Menu items that the viewer may use on a pin, including edit and delete with write access. Without a surface, the
 * items are those of the pin's own page.
 */
export function useCardActions(pin: KnownPin, surface: SurfaceName | null, onDelete?: () => void): MenuItem[] {
  const frame = useApp()
  const { say } = frame
  const viewer = useViewer()
  const { media_url } = useConfig()
  const picture = pictureUrl(media_url, pin, 'originals')
  const told = (work: Promise<void>, text: 'cardMenu.linkCopied' | 'cardMenu.imageCopied') =>
    work.then(
      () => showToast({ text: say(text) }),
      () => showToast({ text: say('cardMenu.copyFailed'), tone: 'error' }),
    )
  const feedback = useFeedbackActions(pin, surface)
  const actions: Record<Done, () => void> = {
    ...feedback.actions,
    // Closing the system's share sheet is a cancellation, not an error.
    share: () =>
      void createShareLink(frame, { pin }, INVITE_CHANNEL.app)
        .then((url) => navigator.share({ url, title: pinName(pin) }))
        .catch(() => {}),
    copyLink: () =>
      void told(copyWhenReady(createShareLink(frame, { pin }, INVITE_CHANNEL.link)), 'cardMenu.linkCopied'),
    copyImage: () => void (picture && told(copyImage(picture), 'cardMenu.imageCopied')),
    download: () => {
      if (!picture) return
      downloadFile(picture)
      showToast({ text: say('cardMenu.downloaded') })
      announceGuidanceAction('download')
    },
  }
  const offers = (action: CardAction) =>
    isDone(action) &&
    (action !== 'share' || canShareNatively()) &&
    (action !== 'copyImage' || canCopyImages()) &&
    (!isFeedbackAction(action) || feedback.offers(action))
  const follows = pin.pinner?.explicitly_followed_by_me === true
  const items: MenuItem[] = cardActions(pin, viewer, { follows, offers })
    .filter(isDone)
    .map((action) => {
      const Icon = action === 'copyImage' ? Image : ICONS[action]
      return {
        key: action,
        label:
          action === 'unfollow'
            ? say('cardMenu.unfollow', { name: pin.pinner?.full_name ?? '' })
            : say(`cardMenu.${action}`),
        ...(action === 'lessSource' && pin.recommendation_reason && { hint: pin.recommendation_reason.reason }),
        icon: <Icon size={20} aria-hidden="true" />,
        onSelect: actions[action],
      }
    })
  if (viewer.is_auth && pin.pinner?.id === viewer.id) {
    items.push({
      key: 'stats',
      label: say('stats.see'),
      icon: <ChartNoAxesColumn size={20} aria-hidden="true" />,
      href: `/pin/${pin.id}/analytics/`,
    })
  }
  const edited = findPinIdToEdit(pin, viewer)
  if (edited) {
    items.push({
      key: 'edit',
      label: say('edit.title'),
      icon: <Pencil size={20} aria-hidden="true" />,
      href: `/pin/${edited}/edit/`,
      separated: true,
    })
  }
  if (pin.access.includes('write')) {
    items.push({
      key: 'delete',
      label: say('cardMenu.delete'),
      icon: <Trash2 size={20} aria-hidden="true" />,
      danger: true,
      onSelect: onDelete ?? (() => void deleteFromGrid(frame, pin)),
    })
  }
  return items
}
