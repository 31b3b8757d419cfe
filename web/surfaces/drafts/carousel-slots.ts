import { createStore } from 'zustand/vanilla'
import { CAROUSEL_SLOTS_MAX } from '#domain/constants/limits.ts'
import type { Frame } from '../../frame.tsx'
import { sendPicture } from '../../hooks/send-picture.ts'
import type { Draft, Slot } from './draft.ts'
import { change, draftOf } from './drafts.ts'
import { whenNotAside } from './set-aside.ts'
import { pictureProblem } from './upload-queue.ts'

const NO_WORDS = { title: '', details: '', link: '' }

/** How many pictures are on their way into the carousel of each draft. They go on while others are looked at. */
export const slotsComing = createStore<Readonly<Record<string, number>>>(() => ({}))
export const comingTo = (key: string): number => slotsComing.getState()[key] ?? 0

/** The pictures of a carousel in their order. The first stands for it in lists, as it will on its card. */
export function setSlots(key: string, to: readonly Slot[]) {
  const others = Object.entries(draftOf(key)?.errors ?? {}).filter(([field]) => !/^(carousel_slots$|slot-)/.test(field))
  const [first] = to
  const shown = first && {
    upload: { at: 'sent' as const, signature: first.signature, ext: first.ext, color: first.color },
    width: first.width,
    height: first.height,
  }
  change(key, { slots: to, errors: Object.fromEntries(others), ...shown, whole: null, crop: null })
}

/** The slots there are; the draft's own picture is the first of a new carousel. */
function slotsOf({ slots, upload, width, height }: Draft): readonly Slot[] {
  if (slots.length > 0 || upload.at !== 'sent') return slots
  const { signature, ext, color } = upload
  return [{ ...NO_WORDS, signature, ext, color, width, height }]
}

/** Adds pictures, as many as there is room for, in their order; what goes wrong stands at the carousel. */
export async function addSlots({ say, store }: Frame, key: string, files: readonly File[]): Promise<void> {
  const draft = draftOf(key)
  if (!draft) return
  const room = Math.max(0, CAROUSEL_SLOTS_MAX - slotsOf(draft).length - comingTo(key))
  const taken = files.slice(0, room)
  count(key, taken.length)
  let wrong = files.length > room ? say('create.carouselCount') : undefined
  for (const file of taken) {
    const kind = pictureProblem(file)
    if (kind) wrong = say(kind)
    else {
      const sent = await sendPicture({ file, name: file.name, viewer: store.get().viewer.id }).done
      // A draft that was removed may be put back, with what came meanwhile.
      await whenNotAside(key)
      const now = draftOf(key)
      if (sent.is === 'refused') wrong = sent.message
      else if (sent.is !== 'sent') wrong = say('create.networkFailed')
      else if (now) {
        const { signature, ext, width, height, color } = sent
        setSlots(key, [...slotsOf(now), { ...NO_WORDS, signature, ext, width, height, color }])
      }
    }
    if (wrong) tellWrong(key, wrong)
    count(key, -1)
  }
  if (wrong) tellWrong(key, wrong)
}

const tellWrong = (key: string, carousel_slots: string) =>
  draftOf(key) && change(key, { errors: { ...draftOf(key)?.errors, carousel_slots } }, 'silently')

function count(key: string, by: number) {
  const { [key]: before = 0, ...others } = slotsComing.getState()
  const now = before + by
  slotsComing.setState(now > 0 ? { ...others, [key]: now } : others, true)
}

/** Resolves once no picture is on its way into a carousel; false when one did not get there. */
export function whenSlotsArrived(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (comingTo(key) > 0) return false
      resolve(draftOf(key)?.errors.carousel_slots === undefined)
      return true
    }
    if (look()) return
    const stop = slotsComing.subscribe(() => look() && stop())
  })
}

type Gone = { slots: readonly Slot[]; at: number; hasEnded: boolean }

/** Pictures that were taken out, again where they were beside what is there now. Undefined: there is no room for them. */
export function withSlotsBack(now: readonly Slot[], { slots, at, hasEnded }: Gone): readonly Slot[] | undefined {
  // Where a carousel ended, its first picture stayed, and begins a new one.
  const others = hasEnded ? now.filter((one) => !slots.some(({ signature }) => signature === one.signature)) : now
  const all = others.toSpliced(at, 0, ...slots)
  return all.length > CAROUSEL_SLOTS_MAX ? undefined : all
}
