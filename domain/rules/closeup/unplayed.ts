import type { PinType } from '../card/pin-type.ts'

const TEXTS = { video: 'closeup.noVideo', gif: 'closeup.noGif', storyPin: 'closeup.noStory' } as const

/** What moves is shown as a still picture, and says so. */
export function unplayed(type: PinType): (typeof TEXTS)[keyof typeof TEXTS] | null {
  return type in TEXTS ? TEXTS[type as keyof typeof TEXTS] : null
}
