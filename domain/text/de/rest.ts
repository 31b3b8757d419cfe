import { accountLinks } from './account-links.ts'
import { accounts } from './accounts.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { board } from './board.ts'
import { catalogues } from './catalogues.ts'
import { comments } from './comments.ts'
import { create } from './create.ts'
import { demoMail } from './demo-mail.ts'
import { duplicates } from './duplicates.ts'
import { feedback } from './feedback.ts'
import { guest } from './guest.ts'
import { guidanceForms } from './guidance-forms.ts'
import { help } from './help.ts'
import { ideas } from './ideas.ts'
import { looks } from './looks.ts'
import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { news } from './news.ts'
import { objects } from './objects.ts'
import { onboarding } from './onboarding.ts'
import { player } from './player.ts'
import { profile } from './profile.ts'
import { refusals } from './refusals.ts'
import { report } from './report.ts'
import { rich } from './rich.ts'
import { searchPage } from './search-page.ts'
import { settings } from './settings.ts'
import { today } from './today.ts'
import { trash } from './trash.ts'
import { wayOut } from './way-out.ts'

/** Texts of all other pages, and of emails. */
export const rest = {
  ...refusals,
  ...searchPage,
  ...rich,
  ...settings,
  ...auth,
  ...accounts,
  ...accountLinks,
  ...mails,
  ...board,
  ...profile,
  ...news,
  ...trash,
  ...catalogues,
  ...guest,
  ...guidanceForms,
  ...help,
  ...ideas,
  ...onboarding,
  ...today,
  ...looks,
  ...objects,
  ...demoMail,
  ...duplicates,
  ...wayOut,
  ...report,
  ...feedback,
  ...analytics,
  ...comments,
  ...create,
  ...messages,
  ...player,
} as const
