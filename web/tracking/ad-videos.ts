import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { holdAd, releaseAd, type SeenAd } from '#domain/rules/log/ad-videos.ts'
import { log } from './log.ts'

let held: SeenAd<LoggedEvent>[] = []
const played = new Set<string>()

/** Video.3. What was seen of a video ad is told once it plays. */
export function seenAdVideo(pinId: string, event: LoggedEvent): void {
  held = holdAd(held, pinId, event)
  if (played.has(pinId)) adVideoPlays(pinId)
}

export function adVideoPlays(pinId: string): void {
  played.add(pinId)
  const { told, left } = releaseAd(held, pinId)
  held = left
  for (const event of told) log(event)
}
