/** `usual` is what counts until someone says otherwise; `group` is the part of the privacy page its switch stands in. */
type PersonFlag = { usual: boolean; group: FlagGroup; forBrowser?: true }
export type FlagGroup = 'who' | 'searches'

/**
 * The plain yes or no settings of a person. Each is kept in `users.settings` under its name, given and taken by UserSettings,
 * and a switch. Its label is the text `setting.<name>`, with `.hint`. One that is `forBrowser` is also a field of the viewer.
 */
export const PERSON_FLAGS = {
  exclude_from_search: { usual: false, group: 'who' },
  /** Whether sensitive pictures are blurred until one wants to see them. */
  blurs_sensitive: { usual: true, group: 'who', forBrowser: true },
  /** Whether what one looks for is remembered. */
  keeps_searches: { usual: true, group: 'searches' },
  /** Whether videos begin by themselves; visitors choose it in their browser. */
  autoplays_videos: { usual: true, group: 'who', forBrowser: true },
  allow_message_requests: { usual: true, group: 'who' },
} as const satisfies Record<string, PersonFlag>

type Flags = typeof PERSON_FLAGS
export type PersonFlagName = keyof Flags
export type ViewerFlagName = {
  [N in PersonFlagName]: Flags[N] extends { forBrowser: true } ? N : never
}[PersonFlagName]

export const PERSON_FLAG_NAMES = Object.keys(PERSON_FLAGS) as PersonFlagName[]
const VIEWER_FLAG_NAMES = PERSON_FLAG_NAMES.filter((name) => 'forBrowser' in PERSON_FLAGS[name]) as ViewerFlagName[]

/** Something for each flag. */
export const eachFlag = <T>(make: (name: PersonFlagName) => T) =>
  Object.fromEntries(PERSON_FLAG_NAMES.map((name) => [name, make(name)])) as Record<PersonFlagName, T>

/** Something for each flag that the browser knows of whoever looks. */
export const eachViewerFlag = <T>(make: (name: ViewerFlagName) => T) =>
  Object.fromEntries(VIEWER_FLAG_NAMES.map((name) => [name, make(name)])) as Record<ViewerFlagName, T>
