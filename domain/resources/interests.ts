import * as z from 'zod'
import { Interest } from '../entities/interest.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional, paged } from '../taken.ts'

const open = { policy: 'open' } as const
/** Its id, the name in its address, or its name. */
const Which = z.union([z.string().min(1).max(100), z.int().transform(String)])

/** All there are, by name. */
export const InterestsResource = resource('Interests', {
  get: question({ options: z.object({ ...paged }), data: Interest, list: true, access: open }),
})

export const TopicResource = resource('Topic', {
  get: question({ options: z.object({ interest: Which }), data: Interest, access: open }),
})

/** Pins about it, fresh and popular first. */
export const TopicFeedResource = resource('TopicFeed', {
  get: question({
    options: z.object({ interest: Which, pins_only: optional(Flag), ...paged }),
    data: Pin,
    card: PinCard,
    list: true,
    shared: true,
    access: open,
  }),
})
