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
  closeup: 8948,
  carouselArrow: 9315,
  carouselSwipe: 9316,
  guestSaveRemembered: 14538,
  guestUpsellShown: 14539,
  guestUpsellAccepted: 14540,
  guestSavesMerged: 14577,
  guestQuickSave: 14581,
} as const

/** `view_type` numbers of logged events. */
export const LOG_VIEW_TYPE = { pin: 1 } as const

/** `component` numbers of logged events; our own, as other clients have none for them. */
export const LOG_COMPONENT = { guidance: 9001 } as const
/** `element` numbers of clicks inside guidance; our own. */
export const LOG_ELEMENT = {
  link: 9101,
  message: 9102,
  title: 9103,
  image: 9104,
  primary: 9105,
  secondary: 9106,
} as const
