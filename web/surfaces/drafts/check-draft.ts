import type { Frame } from '../../frame.tsx'
import { comingTo } from './carousel-slots.ts'
import { type Draft, problemsOf, slotProblems } from './draft.ts'
import { change, draftOf } from './drafts.ts'

/** Says at the fields what is wrong; true when nothing is. */
export function check(key: string, say: Frame['say'], more?: (draft: Draft, say: Frame['say']) => object): boolean {
  const draft = draftOf(key)
  if (!draft) return false
  const problems = { ...problemsOf(draft), ...slotProblems(draft.slots) }
  const errors = Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, say(text)]))
  Object.assign(errors, more?.(draft, say))
  if (draft.slots.length === 1 && !comingTo(key)) errors.carousel_slots = say('create.carouselCount')
  change(key, { errors })
  return Object.keys(errors).length === 0
}

/** The first field that is wrong gets the focus; it stands in the middle, so that its reason is seen above the bars of a phone. */
export const focusWrong = () =>
  void setTimeout(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid=true]')
    field?.focus({ preventScroll: true })
    ;(field ?? document.querySelector('form [role=alert]'))?.scrollIntoView({ block: 'center' })
  })
