import type { DebugSwitches } from '#domain/debugging.ts'
import type { QuestionTiming } from '#domain/question-timing.ts'

export type Theme = 'light' | 'dark' | 'system'

/** Facts about the instance; the same on the server and in the browser. */
export type PageConfig = {
  product_name: string
  public_url: string
  media_url: string
  /** Where surveys are shown from; null if there are none inside pages. */
  survey_origin: string | null
  theme: Theme
  locale: string
  /** ISO time at which the page was rendered. */
  now: string
  /** Hash of the build. An answer with another hash comes from a newer version. */
  version: string
  /** Whether people read their mails at /demo/mail/. */
  has_demo_mail: boolean
  app: AppConfig
  /** Present while the page is debugged. */
  debug?: PageDebug
}

/** The app in the stores, and how often mobile web offers it. */
export type AppConfig = {
  store_ids: { android: string | undefined; ios: string | undefined }
  /** Scheme of the URLs that open the app on iOS. */
  scheme: string
  upsell_days: number
  min_account_days: number
}

/** What the deb_ switches of a page turned on, and how long the questions took that the server asked for it. */
export type PageDebug = DebugSwitches & { timings: QuestionTiming[] }
