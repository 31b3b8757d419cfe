import { Reactions } from '../react/Reactions.tsx'
import { MoreAboutPin } from '../seo/MoreAboutPin.tsx'
import { Actions } from './Actions.tsx'
import { Creator } from './Creator.tsx'
import { Note } from './Note.tsx'

/** The parts of the closeup that one acts with. A browser that only shows the page does not load them. */
export const acts = { Actions, Creator, MoreAboutPin, Note, Reactions }
