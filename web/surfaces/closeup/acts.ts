import { Reactions } from '../react/Reactions.tsx'
import { MoreAboutPin } from '../seo/MoreAboutPin.tsx'
import { Actions } from './Actions.tsx'
import { Creator } from './Creator.tsx'
import { Note } from './Note.tsx'

/** The interactive parts of the closeup. Browsers load them on the first interaction. */
export const interactiveParts = { Actions, Creator, MoreAboutPin, Note, Reactions }
