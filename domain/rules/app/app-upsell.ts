const DAY_MS = 24 * 60 * 60 * 1000

/** The last version of Android that the app in the store does not support. */
const OLD_ANDROID_MAX = 6

export type MobilePlatform = { system: 'android' | 'ios'; isOldAndroid: boolean }

/** The mobile system of a user agent; undefined on a desktop. */
export function parseMobilePlatform(userAgent: string): MobilePlatform | undefined {
  const android = /\bAndroid(?: (\d+))?/.exec(userAgent)
  if (android)
    return { system: 'android', isOldAndroid: Number(android[1] ?? Number.POSITIVE_INFINITY) <= OLD_ANDROID_MAX }
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? { system: 'ios', isOldAndroid: false } : undefined
}

export type AppStoreIds = { android: string | undefined; ios: string | undefined }

/** The id for the platform's store; Android below 7 gets no store. */
export function selectStoreId(ids: AppStoreIds, { system, isOldAndroid }: MobilePlatform): string | undefined {
  return isOldAndroid ? undefined : ids[system]
}

type Situation = {
  platform: MobilePlatform | undefined
  isInstalled: boolean
  isBot: boolean
  /** Whether Open would lead anywhere: to the browser's installation or to a store. */
  canOpen: boolean
  shownAt: number | undefined
  joinedAt: number | undefined
  now: number
  upsellDays: number
  minAccountDays: number
}

/** Whether the upsell for the app may lie over a closeup (app.2, app.6). */
export function mayShowAppUpsell(given: Situation): boolean {
  const { platform, isInstalled, isBot, canOpen, shownAt, joinedAt, now, upsellDays, minAccountDays } = given
  if (!platform || isInstalled || isBot || !canOpen) return false
  if (joinedAt !== undefined && now - joinedAt < minAccountDays * DAY_MS) return false
  return shownAt === undefined || now - shownAt >= upsellDays * DAY_MS
}
