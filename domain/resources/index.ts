import type { Question } from '../resource.ts'
import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as boardPeople from './board-people.ts'
import * as boards from './boards.ts'
import * as bulk from './bulk.ts'
import * as comments from './comments.ts'
import * as duplicates from './duplicates.ts'
import * as experiences from './experiences.ts'
import * as featuredBoards from './featured-boards.ts'
import * as feedback from './feedback.ts'
import * as follows from './follows.ts'
import * as interests from './interests.ts'
import * as invites from './invites.ts'
import * as looks from './looks.ts'
import * as media from './media.ts'
import * as messages from './messages.ts'
import * as news from './news.ts'
import * as offsite from './offsite.ts'
import * as pins from './pins.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as sections from './sections.ts'
import * as session from './session.ts'
import * as staff from './staff.ts'
import * as subscription from './subscription.ts'
import * as trash from './trash.ts'
import * as users from './users.ts'
import * as websites from './websites.ts'

const files = [
  websites,
  session,
  search,
  looks,
  account,
  users,
  boards,
  featuredBoards,
  interests,
  sections,
  boardPeople,
  follows,
  bulk,
  trash,
  duplicates,
  pins,
  offsite,
  comments,
  media,
  messages,
  invites,
  news,
  subscription,
  experiences,
  reports,
  feedback,
  staff,
  analytics,
]

/** Every question there is: one list for the routes, the contract test and the OpenAPI document. */
export const QUESTIONS: readonly Question[] = files
  .flatMap((file) => Object.entries(file))
  .filter(([name]) => name.endsWith('Resource'))
  .flatMap(([, resource]) => Object.values(resource as Record<string, Question>))
