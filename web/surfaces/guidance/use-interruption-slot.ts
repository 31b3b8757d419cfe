import { useCallback, useEffect, useState } from 'react'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { isInterruption } from '#domain/rules/experiences/experience-state.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { useApp } from '../../app-context.tsx'
import { interruptions } from './interruptions.ts'

/**
 * Whether an experience may be shown now. Those that interrupt wait for their turn: one at a time, one new one a visit,
 * and never over a form that the viewer is filling. Others may always be shown.
 */
export function useInterruptionSlot(experience: ShownExperience): { isOpen: boolean; markShown: () => void } {
  const { store } = useApp()
  const waits = isInterruption(experience)
  const [isOpen, setIsOpen] = useState(!waits)
  const { id } = experience
  useEffect(() => (waits ? interruptions.request(id, () => setIsOpen(true)) : undefined), [waits, id])
  const markShown = useCallback(() => {
    if (waits) interruptions.markShown(id, mayStoreData('seen_experiences', store.get().viewer.consent))
  }, [waits, id, store])
  return { isOpen, markShown }
}
