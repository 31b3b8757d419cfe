import type { Viewer } from '#domain/entities/viewer.ts'

type Looking = Pick<Viewer, 'experiments'>

/** Spec 7: in its experiment an ad's destination is asked for beside the click, without following it. Nobody waits for it. */
export function fetchAdDestination(isAd: boolean, path: string, viewer: Looking, send: typeof fetch = fetch): void {
  if (!isAd || viewer.experiments.ad_destination_fetch !== 'enabled') return
  void send(path, { redirect: 'manual', credentials: 'same-origin' }).catch(() => {})
}
