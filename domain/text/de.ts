import { refusals } from './de/refusals.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = { ...refusals }
