import { createElement } from 'react'
import { type LinkCheck, OffsiteResource } from '#domain/resources/offsite.ts'
import { offsitePath } from '#domain/rules/link/external-link.ts'
import { chipClickDetailsJson, clickDetailsJson, rightClickDetailsJson } from '#domain/rules/link/outbound-click.ts'
import { isBlockedVerdict } from '#domain/rules/link/verdict.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { toPageEventFields } from '../../hooks/landing-page-type.ts'
import { announceGuidanceAction } from '../../state/guidance-actions.ts'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'
import { fetchAdDestination } from './ad-destination.ts'
import { reportAttribution } from './attribution.ts'
import { askLinkCheck, checkWhileVisible, findCachedCheck, withClickTimeout } from './link-check.ts'
import { type OutboundTarget, toOutboundOptions, toOutboundSlot } from './outbound-target.ts'

/** Checks a link while it is in view, and intercepts clicks until the check has a result. */
export function watchOutboundLink(
  link: HTMLAnchorElement,
  read: () => OutboundTarget,
  frame: AppContextValue,
): () => void {
  let isSeen = false
  const lookOut = new IntersectionObserver(([entry]) => {
    const comes = entry?.isIntersecting === true && !isSeen
    isSeen = entry?.isIntersecting === true
    if (!comes) return
    checkWhileVisible(() => isSeen && link.isConnected, frame.ask, read, prepare)
    void reportAttribution('view', read(), frame)
  })
  lookOut.observe(link)

  /** Lets the browser open the link itself on any kind of click, with the result of the check. */
  function prepare(check: LinkCheck) {
    link.rel = check.nofollow ? 'nofollow noopener' : 'noopener'
    if (!isBlockedVerdict(check.redirect_status)) link.href = pathWith(check, read(), frame)
  }

  const onPress = () => {
    const check = findCachedCheck(read())
    if (check) prepare(check)
    else link.href = pathWithout(read(), frame)
  }

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    const way = read()
    const check = findCachedCheck(way)
    if (check && isBlockedVerdict(check.redirect_status)) {
      event.preventDefault()
      return showBlocked(check, way, frame)
    }
    if (check) {
      prepare(check)
      return tellOpened(check, way, frame)
    }
    // A tab opened by a modifier key shows the intermediate page, which checks the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openOutboundLink(frame, way)
  }

  const onContextMenu = () => {
    const way = read()
    reportLinkClick(frame, way, rightClickDetailsJson(way.pin?.id ?? '', toOutboundSlot(way)))
  }

  link.addEventListener('pointerdown', onPress)
  link.addEventListener('click', onClick)
  link.addEventListener('contextmenu', onContextMenu)
  return () => {
    lookOut.disconnect()
    isSeen = false
    link.removeEventListener('pointerdown', onPress)
    link.removeEventListener('click', onClick)
    link.removeEventListener('contextmenu', onContextMenu)
  }
}

/** Opens an outside URL after waiting briefly for the check; without a result, the intermediate page decides. */
export async function openOutboundLink(frame: AppContextValue, way: OutboundTarget): Promise<void> {
  const check = await withClickTimeout(askLinkCheck(frame.ask, way))
  if (check && isBlockedVerdict(check.redirect_status)) return showBlocked(check, way, frame)
  tellOpened(check, way, frame)
  window.open(check ? pathWith(check, way, frame) : pathWithout(way, frame), '_blank', 'noopener')
}

function tellOpened(check: LinkCheck | undefined, way: OutboundTarget, frame: AppContextValue): void {
  announceGuidanceAction('clickthrough')
  void reportAttribution('click', way, frame)
  // Without a result, the intermediate page logs the click.
  if (check) reportLinkClick(frame, way, detailsOf(way, frame))
  if (check) fetchAdDestination(way.pin?.is_promoted === true, pathWith(check, way, frame), frame.store.get().viewer)
}

const detailsOf = (way: OutboundTarget, frame: AppContextValue) =>
  clickDetailsJson(toPageEventFields(frame), toOutboundSlot(way))

const pathWithout = (way: OutboundTarget, frame: AppContextValue) =>
  offsitePath({ ...toOutboundOptions(way), aux_data: detailsOf(way, frame) })

const pathWith = (check: LinkCheck, way: OutboundTarget, frame: AppContextValue) =>
  offsitePath({
    ...toOutboundOptions(way),
    url: check.url,
    token: check.token ?? undefined,
    isTold: true,
    aux_data: detailsOf(way, frame),
  })

/** Logs a click; failures are ignored. */
export function reportLinkClick({ ask }: AppContextValue, way: OutboundTarget, aux_data: string): void {
  const { url, pin_id, client_tracking_params, is_third_party_ad } = toOutboundOptions(way)
  const what = is_third_party_ad ? { third_party_ad: pin_id } : { pin_id }
  const told = { check_only: false, url, ...what, client_tracking_params, aux_data, guid: makeIdempotencyKey() }
  void ask(OffsiteResource.create, told as never).catch(() => {})
}

/** Logs which chip of a collection was tapped. */
export function reportChipClick(frame: AppContextValue, way: OutboundTarget, index: number): void {
  reportLinkClick(frame, way, chipClickDetailsJson(index, way.pin?.dpa_creative_type ?? 'collection'))
}

function showBlocked(check: LinkCheck, { url }: OutboundTarget, frame: AppContextValue): void {
  void openDetachedDialog(frame, async () => {
    const { BlockedDialog } = await import('./BlockedDialog.tsx')
    return ({ open, close }) => createElement(BlockedDialog, { open, onClose: close, check, url })
  })
}
