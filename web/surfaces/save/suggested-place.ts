import { createContext } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'

/** Where the page suggests to save its pins, as beside a board; elsewhere the place of the last save is suggested. */
export const SuggestedPlaceContext = createContext<SavePlace | undefined>(undefined)
