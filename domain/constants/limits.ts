/** Spec 5 and 9: how long, how many, how large. */
export const BOARD_NAME_MAX = 50
export const SECTION_TITLE_MAX = 50
export const DESCRIPTION_MAX = 500
export const TITLE_MAX = 100
export const ALT_TEXT_MAX = 500
export const NOTE_MAX = 500
export const ABOUT_MAX = 500
export const LINK_MAX = 2048
export const FIRST_NAME_MAX = 30
export const LAST_NAME_MAX = 60
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
/** How many products may be tagged in one picture. */
export const PRODUCT_TAGS_MAX = 24
export const UPLOAD_BYTES_MAX = 50 * 1024 * 1024
/** Of a picture that a visitor searches with. */
export const VISITORS_PICTURE_BYTES_MAX = 10 * 1024 * 1024
/** What may be told of one event, and how many events at once. */
export const EVENT_BYTES_MAX = 4096
export const EVENTS_AT_ONCE = 100
export const PAGE_SIZE_MAX = 250
export const QUERY_MAX = 300
export const PAGE_SIZE = 25
export const FOLLOWERS_PAGE_SIZE = 50
export const NEW_ACCOUNT_DAYS = 28
export const DELETION_GRACE_DAYS = 14
/** For so long after a login, changing the e-mail address or pausing asks for no password. */
export const FRESH_LOGIN_MINUTES = 10
export const TRASH_DAYS = 30
export const REPORT_WORDS_MAX = 1000
export const BULK_AT_ONCE = 200
export const BULK_MOST = 10_000
/** Spec 5 and 9: what a card shows of a text, and how many of a thing. */
export const GRID_TITLE_CUT = 200
export const DESCRIPTION_CUT = 496
export const DESCRIPTION_SHORTEST = 4
export const DESCRIPTION_COLLAPSED = 115
export const OVERLAY_NAME_CUT = 22
export const SOURCE_CUT = { card: 27, actionBar: 12 } as const
export const TRUNCATE_CUT = 80
export const FAVORITE_COUNT_SHOWN = 9
export const GUEST_SAVES = 2
export const QUICK_SAVE_BELOW_BOARDS = 5
export const COLLECTION_CHIPS = 3
export const RATING_STARS = 5
/** D48 and D49. */
export const DRAFTS_MAX = 200
export const SCHEDULED_MAX = 100
export const SCHEDULE_MINUTES_MIN = 10
export const SCHEDULE_DAYS_MAX = 30
/** The most files that can be chosen at once. */
export const FILES_AT_ONCE = 100
/** Of a draft all that is typed is kept, also what is too long to be published. */
export const DRAFT_TEXT_MAX = 5000
/** D50. */
export const CAROUSEL_SLOTS_MIN = 2
export const CAROUSEL_SLOTS_MAX = 5
export const COMMENT_MAX = 500
export const MENTIONS_MAX = 20
export const COMMENTS_PAGE_SIZE = 10
export const REPLIES_SHOWN = 2
export const MESSAGE_MAX = 2000
export const CONVERSATION_PEOPLE_MAX = 20
export const SEND_TO_MAX = 20
/** How many messages someone may send to a stranger who hasn't answered. */
export const MESSAGES_BEFORE_ANSWER = 3
export const INVITER_NAME_CUT = 30
/** D50: what a story takes. */
export const STORY_PAGES_MAX = 20
export const STORY_TEXT_MAX = 250
export const STORY_PRODUCTS_MAX = 5
