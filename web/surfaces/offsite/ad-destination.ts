import type { Viewer } from '#domain/entities/viewer.ts'

type Looking = Pick<Viewer, 'experiments'>

/** In its experiment, requests the ad's destination along with the click, without following redirects or waiting. */
export function fetchAdDestination(isAd: boolean, path: string, viewer: Looking, send: typeof fetch = fetch): void {
  if (!isAd || viewer.experiments.ad_destination_fetch !== 'enabled') return
  void send(path, { redirect: 'manual', credentials: 'same-origin' }).catch(() => {})
}
