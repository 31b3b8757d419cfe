/** Event types and their numbers on the wire. */
export const LOG_EVENT = {
  savedPin: 5,
  favorite: 12,
  unfavorite: 13,
  followUser: 24,
  unfollowUser: 25,
  followBoard: 26,
  unfollowBoard: 27,
  followTopic: 601,
  unfollowTopic: 602,
  click: 101,
  impression: 102,
  longPress: 103,
  scrollDepth: 108,
  search: 701,
  typeaheadChosen: 702,
  searchFiltered: 703,
  videoStart: 1701,
  carouselSlotSeen: 7352,
  experienceViewed: 4503,
  experienceCompleted: 6567,
  experienceDismissed: 6568,
  linkChecked: 3830,
  /** Our own number: other clients have none for it. */
  wayOut: 3831,
  clickFunnelFailed: 3832,
  inviteDenied: 3833,
  collaboratorRemoved: 3834,
  crashed: 3835,
  boardPickerOpened: 7761,
  appHandOffFailed: 3850,
  closeup: 8948,
  carouselArrow: 9315,
  carouselSwipe: 9316,
  guestSaveRemembered: 14538,
  guestUpsellShown: 14539,
  guestUpsellAccepted: 14540,
  guestSavesMerged: 14577,
  guestQuickSave: 14581,
} as const

/** `view_type` numbers of logged events: 1 for a Pin, the others our own. */
export const LOG_VIEW_TYPE = { pin: 1, board: 9201, user: 9202, module: 9203 } as const
export type LogViewType = keyof typeof LOG_VIEW_TYPE

/** `view_parameter` numbers of logged events: what a Pin shows, and the surfaces that say more than that (log.10). */
export const LOG_VIEW_PARAMETER = {
  products: 144,
  article: 141,
  recipe: 145,
  otherRich: 139,
  notRich: 140,
  boardIdeas: 3173,
  oneTapSave: 4079,
} as const

/** `component` numbers of logged events: the part of the page; our own, as other clients have none for them. */
export const LOG_COMPONENT = {
  guidance: 9001,
  card: 9002,
  closeup: 9003,
  boardTile: 9004,
  personRow: 9005,
  pinRow: 9006,
  boardPicker: 9007,
  search: 9008,
  followButton: 9009,
  carousel: 9010,
  player: 9011,
  guestUpsell: 9012,
  page: 9013,
} as const
/** `element` numbers of logged events: what was used in the part; our own. */
export const LOG_ELEMENT = {
  link: 9101,
  message: 9102,
  title: 9103,
  image: 9104,
  primary: 9105,
  secondary: 9106,
  save: 9107,
  favorite: 9108,
  follow: 9109,
  arrow: 9110,
  suggestion: 9111,
  filter: 9112,
} as const

/** Share of occurrences that are logged, by event type; all others are logged every time (log.4). */
const LOG_SAMPLE_RATE: Readonly<Record<number, number>> = { [LOG_EVENT.clickFunnelFailed]: 0.1 }

export const sampleRateOf = (eventType: number): number => LOG_SAMPLE_RATE[eventType] ?? 1
