import type { AppContextValue } from '../../app-context.tsx'
import { countPendingSlots } from './carousel-slots.ts'
import { findDraft, updateDraft } from './drafts-store.ts'
import { findDraftProblems, findSlotProblems, type LocalDraft } from './local-draft.ts'

/** Shows problems at their fields; returns true when there are none. */
export function checkDraft(
  key: string,
  say: AppContextValue['say'],
  more?: (draft: LocalDraft, say: AppContextValue['say']) => object,
): boolean {
  const draft = findDraft(key)
  if (!draft) return false
  const problems = { ...findDraftProblems(draft), ...findSlotProblems(draft.slots) }
  const errors = Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, say(text)]))
  Object.assign(errors, more?.(draft, say))
  if (draft.slots.length === 1 && !countPendingSlots(key)) errors.carousel_slots = say('create.carouselCount')
  updateDraft(key, { errors })
  return Object.keys(errors).length === 0
}

/** Focuses the first invalid field, centered so that its message is visible above the bars of a phone. */
export const focusFirstInvalidField = () =>
  void setTimeout(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid=true]')
    field?.focus({ preventScroll: true })
    ;(field ?? document.querySelector('form [role=alert]'))?.scrollIntoView({ block: 'center' })
  })
