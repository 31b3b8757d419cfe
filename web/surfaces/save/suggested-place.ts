import { createContext } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'

/**
 * The place that the page suggests for saves, for example on a board's page; elsewhere the last used place is
 * suggested.
 */
export const SuggestedPlaceContext = createContext<SavePlace | undefined>(undefined)
