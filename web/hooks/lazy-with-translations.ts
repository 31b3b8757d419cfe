import type { ComponentType } from 'react'
import type { AppContextValue } from '../app-context.tsx'
import { waitForInteractionOrDelay } from '../state/first-interaction.ts'
import { lazyWithRetry } from '../state/lazy-with-retry.ts'

type Load<P> = () => Promise<ComponentType<P>>
type Lazy<P> = (frame: AppContextValue) => ComponentType<P>

/** A lazily loaded part of a page; the translations it needs are loaded with it, on request those for staff too. */
export function lazyWithTranslations<P>(load: Load<P>, wait?: () => Promise<void>, isForStaff = false): Lazy<P> {
  let made: ComponentType<P> | undefined
  return ({ moreWords }) => {
    made ??= lazyWithRetry<P>(async () => {
      await wait?.()
      return (await Promise.all([load(), moreWords?.(isForStaff)]))[0]
    }) as ComponentType<P>
    return made
  }
}

/**
 * Like `lazyWithTranslations`, for server-rendered parts: the markup is visible at once and hydrates on the first
 * interaction, or after a short delay.
 */
export const lazyUntilInteraction = <P>(load: Load<P>): Lazy<P> => lazyWithTranslations(load, waitForInteractionOrDelay)
