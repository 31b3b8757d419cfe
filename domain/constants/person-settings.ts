/** `usual` is the default; `group` is the section of the privacy page that shows the switch. */
type PersonFlag = { usual: boolean; group: PersonFlagGroup; forBrowser?: true }
export type PersonFlagGroup = 'who' | 'seen' | 'searches'

/**
 * Yes or no settings of a person. Each is stored in `users.settings` under its name, read and written by UserSettings,
 * and shown as a switch. Its label is the text `setting.<name>`, with a `.hint`. A `forBrowser` setting is also a field
 * of the viewer.
 */
export const PERSON_FLAGS = {
  exclude_from_search: { usual: false, group: 'who' },
  /** Whether sensitive pictures are blurred until the viewer reveals them. */
  blurs_sensitive: { usual: true, group: 'seen', forBrowser: true },
  /** Whether searches are remembered. */
  keeps_searches: { usual: true, group: 'searches' },
  /** Whether videos play automatically; visitors choose this in their browser. */
  autoplays_videos: { usual: true, group: 'seen', forBrowser: true },
  allow_message_requests: { usual: true, group: 'who' },
} as const satisfies Record<string, PersonFlag>

type Flags = typeof PERSON_FLAGS
export type PersonFlagName = keyof Flags
export type ViewerFlagName = {
  [N in PersonFlagName]: Flags[N] extends { forBrowser: true } ? N : never
}[PersonFlagName]

export const PERSON_FLAG_NAMES = Object.keys(PERSON_FLAGS) as PersonFlagName[]
const VIEWER_FLAG_NAMES = PERSON_FLAG_NAMES.filter((name) => 'forBrowser' in PERSON_FLAGS[name]) as ViewerFlagName[]

/** Builds an object with one value per setting. */
export const mapPersonFlags = <T>(make: (name: PersonFlagName) => T) =>
  Object.fromEntries(PERSON_FLAG_NAMES.map((name) => [name, make(name)])) as Record<PersonFlagName, T>

/** Builds an object with one value per setting that the browser knows about its viewer. */
export const mapViewerFlags = <T>(make: (name: ViewerFlagName) => T) =>
  Object.fromEntries(VIEWER_FLAG_NAMES.map((name) => [name, make(name)])) as Record<ViewerFlagName, T>
