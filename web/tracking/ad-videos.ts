import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { type HeldAdEvent, holdAdEvent, releaseAdEvents } from '#domain/rules/log/ad-events.ts'
import { logEvent } from './log.ts'

let held: HeldAdEvent<LoggedEvent>[] = []
const played = new Set<string>()

/** Logs a video ad's event once the video has played (video.3). */
export function logAdVideoOncePlayed(pinId: string, event: LoggedEvent): void {
  held = holdAdEvent(held, pinId, event)
  if (played.has(pinId)) markAdVideoPlayed(pinId)
}

export function markAdVideoPlayed(pinId: string): void {
  played.add(pinId)
  const { told, left } = releaseAdEvents(held, pinId)
  held = left
  for (const event of told) logEvent(event)
}
