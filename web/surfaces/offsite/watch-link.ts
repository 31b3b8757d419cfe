import { createElement } from 'react'
import { type LinkCheck, OffsiteResource } from '#domain/resources/offsite.ts'
import { chipClickDetails, clickDetails, rightClickDetails } from '#domain/rules/link/click-details.ts'
import { offsitePath } from '#domain/rules/link/offsite-path.ts'
import { isBlocked } from '#domain/rules/link/verdict.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { eventsAbout } from '../../hooks/page-kind.ts'
import { openDialogRoot } from '../save/open-dialog-root.tsx'
import { fetchAdDestination } from './ad-destination.ts'
import { tellAttribution } from './attribution.ts'
import { askCheck, checkWhile, knownCheck, withinAMoment } from './link-check.ts'
import { type OutWay, slotOf, wayOf } from './out-way.ts'

/** Spec 4, Outbound links: checks a link while it is in view, and stands at the door when it is clicked. */
export function watchLink(link: HTMLAnchorElement, read: () => OutWay, frame: Frame): () => void {
  let isSeen = false
  const lookOut = new IntersectionObserver(([entry]) => {
    const comes = entry?.isIntersecting === true && !isSeen
    isSeen = entry?.isIntersecting === true
    if (!comes) return
    checkWhile(() => isSeen && link.isConnected, frame.ask, read, prepare)
    void tellAttribution('view', read(), frame)
  })
  lookOut.observe(link)

  /** The browser opens the link itself, by a click of any kind, with what the check gave. */
  function prepare(check: LinkCheck) {
    link.rel = check.nofollow ? 'nofollow noopener' : 'noopener'
    if (!isBlocked(check.redirect_status)) link.href = pathWith(check, read(), frame)
  }

  const onPress = () => {
    const check = knownCheck(read())
    if (check) prepare(check)
    else link.href = pathWithout(read(), frame)
  }

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    const way = read()
    const check = knownCheck(way)
    if (check && isBlocked(check.redirect_status)) {
      event.preventDefault()
      return showBlocked(check, way, frame)
    }
    if (check) {
      prepare(check)
      return tellOpened(check, way, frame)
    }
    // In a new tab of the browser's own the page between here and there checks.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openOut(frame, way)
  }

  const onContextMenu = () => {
    const way = read()
    tellClick(frame, way, rightClickDetails(way.pin?.id ?? '', slotOf(way)))
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

/** Opens an outside address after the check, for which it waits a moment; without a result the door decides. */
export async function openOut(frame: Frame, way: OutWay): Promise<void> {
  const check = await withinAMoment(askCheck(frame.ask, way))
  if (check && isBlocked(check.redirect_status)) return showBlocked(check, way, frame)
  tellOpened(check, way, frame)
  window.open(check ? pathWith(check, way, frame) : pathWithout(way, frame), '_blank', 'noopener')
}

function tellOpened(check: LinkCheck | undefined, way: OutWay, frame: Frame): void {
  void tellAttribution('click', way, frame)
  // Without a result the door tells of the click.
  if (check) tellClick(frame, way, detailsOf(way, frame))
  if (check) fetchAdDestination(way.pin?.is_promoted === true, pathWith(check, way, frame), frame.store.get().viewer)
}

const detailsOf = (way: OutWay, frame: Frame) => clickDetails(eventsAbout(frame), slotOf(way))

const pathWithout = (way: OutWay, frame: Frame) => offsitePath({ ...wayOf(way), aux_data: detailsOf(way, frame) })

const pathWith = (check: LinkCheck, way: OutWay, frame: Frame) =>
  offsitePath({
    ...wayOf(way),
    url: check.url,
    token: check.token ?? undefined,
    isTold: true,
    aux_data: detailsOf(way, frame),
  })

/** A click that is not told is not worth a word to anyone. */
export function tellClick({ ask }: Frame, way: OutWay, aux_data: string): void {
  const { url, pin_id, client_tracking_params, is_third_party_ad } = wayOf(way)
  const what = is_third_party_ad ? { third_party_ad: pin_id } : { pin_id }
  const told = { check_only: false, url, ...what, client_tracking_params, aux_data, guid: newKey() }
  void ask(OffsiteResource.create, told as never).catch(() => {})
}

/** Spec 7: which chip of a collection was tapped. */
export function tellChipClick(frame: Frame, way: OutWay, index: number): void {
  tellClick(frame, way, chipClickDetails(index, way.pin?.dpa_creative_type ?? 'collection'))
}

function showBlocked(check: LinkCheck, { url }: OutWay, frame: Frame): void {
  void openDialogRoot(frame, async () => {
    const { BlockedDialog } = await import('./BlockedDialog.tsx')
    return ({ open, close }) => createElement(BlockedDialog, { open, onClose: close, check, url })
  })
}
