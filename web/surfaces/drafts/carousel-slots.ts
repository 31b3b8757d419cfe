import { createStore } from 'zustand/vanilla'
import { CAROUSEL_SLOTS_MAX } from '#domain/constants/limits.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { uploadPicture } from '../../hooks/upload-picture.ts'
import { waitUntil } from '../../state/wait-until.ts'
import { findDraft, updateDraft } from './drafts-store.ts'
import { findPictureProblem } from './file-problems.ts'
import type { DraftSlot, LocalDraft } from './local-draft.ts'
import { waitForRemovalEnd } from './pending-removals.ts'

const NO_WORDS = { title: '', details: '', link: '' }

/** Number of pictures still uploading into each draft's carousel. Uploads continue while another draft is selected. */
export const pendingSlotsStore = createStore<Readonly<Record<string, number>>>(() => ({}))
export const countPendingSlots = (key: string): number => pendingSlotsStore.getState()[key] ?? 0

/** Sets the pictures of a carousel. The first one represents the draft in lists, as it will on its card. */
export function setCarouselSlots(key: string, to: readonly DraftSlot[]) {
  const others = Object.entries(findDraft(key)?.errors ?? {}).filter(
    ([field]) => !/^(carousel_slots$|slot-)/.test(field),
  )
  const [first] = to
  const shown = first && {
    upload: { at: 'sent' as const, signature: first.signature, ext: first.ext, color: first.color },
    width: first.width,
    height: first.height,
  }
  updateDraft(key, { slots: to, errors: Object.fromEntries(others), ...shown, whole: null, crop: null })
}

/** Current slots; for a draft without a carousel, its own picture as the first slot. */
function slotsOf({ slots, upload, width, height }: LocalDraft): readonly DraftSlot[] {
  if (slots.length > 0 || upload.at !== 'sent') return slots
  const { signature, ext, color } = upload
  return [{ ...NO_WORDS, signature, ext, color, width, height }]
}

/** Uploads pictures into a carousel in order, as many as fit; errors are shown at the carousel. */
export async function addCarouselPictures(
  { say, store }: AppContextValue,
  key: string,
  files: readonly File[],
): Promise<void> {
  const draft = findDraft(key)
  if (!draft) return
  const room = Math.max(0, CAROUSEL_SLOTS_MAX - slotsOf(draft).length - countPendingSlots(key))
  const taken = files.slice(0, room)
  count(key, taken.length)
  let wrong = files.length > room ? say('create.carouselCount') : undefined
  for (const file of taken) {
    const kind = findPictureProblem(file)
    if (kind) wrong = say(kind)
    else {
      const sent = await uploadPicture({ file, name: file.name, viewer: store.get().viewer.id }).done
      // A removed draft may still be restored, and then keeps pictures that arrived meanwhile.
      await waitForRemovalEnd(key)
      const now = findDraft(key)
      if (sent.is === 'refused') wrong = sent.message
      else if (sent.is !== 'sent') wrong = say('create.networkFailed')
      else if (now) {
        const { signature, ext, width, height, color } = sent
        setCarouselSlots(key, [...slotsOf(now), { ...NO_WORDS, signature, ext, width, height, color }])
      }
    }
    if (wrong) tellWrong(key, wrong)
    count(key, -1)
  }
  if (wrong) tellWrong(key, wrong)
}

const tellWrong = (key: string, carousel_slots: string) =>
  findDraft(key) && updateDraft(key, { errors: { ...findDraft(key)?.errors, carousel_slots } }, 'silently')

function count(key: string, by: number) {
  const { [key]: before = 0, ...others } = pendingSlotsStore.getState()
  const now = before + by
  pendingSlotsStore.setState(now > 0 ? { ...others, [key]: now } : others, true)
}

/** Resolves once no picture is uploading into the carousel; false when one of them failed. */
export async function waitForCarouselSlots(key: string): Promise<boolean> {
  await waitUntil(pendingSlotsStore, () => countPendingSlots(key) === 0)
  return findDraft(key)?.errors.carousel_slots === undefined
}

type RemovedSlots = { slots: readonly DraftSlot[]; at: number; hasEnded: boolean }

/** Puts removed pictures back at their position. Undefined when there is no room for them. */
export function restoreCarouselSlots(
  now: readonly DraftSlot[],
  { slots, at, hasEnded }: RemovedSlots,
): readonly DraftSlot[] | undefined {
  // If the carousel had ended, its first picture stayed as the draft's own and would occur twice.
  const others = hasEnded ? now.filter((one) => !slots.some(({ signature }) => signature === one.signature)) : now
  const all = others.toSpliced(at, 0, ...slots)
  return all.length > CAROUSEL_SLOTS_MAX ? undefined : all
}
