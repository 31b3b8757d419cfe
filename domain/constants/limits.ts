/** Maximum lengths, counts and sizes. */
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
/** Maximum number of products tagged in one picture. */
export const PRODUCT_TAGS_MAX = 24
export const UPLOAD_BYTES_MAX = 50 * 1024 * 1024
/** Largest picture that a signed-out visitor may search with. */
export const VISITORS_PICTURE_BYTES_MAX = 10 * 1024 * 1024
/** Largest logged event, and the maximum number of events in one request. */
export const EVENT_BYTES_MAX = 4096
export const EVENTS_PER_REQUEST_MAX = 100
export const PAGE_SIZE_MAX = 250
export const QUERY_MAX = 300
export const DEFAULT_PAGE_SIZE = 25
export const FOLLOWERS_PAGE_SIZE = 50
export const NEW_ACCOUNT_DAYS = 28
export const DELETION_GRACE_DAYS = 14
/** Time after a login during which changing the email address or pausing the account requires no password. */
export const FRESH_LOGIN_MINUTES = 10
export const TRASH_DAYS = 30
export const REPORT_TEXT_MAX = 1000
export const BULK_BATCH_SIZE = 200
export const BULK_PINS_MAX = 10_000
/** Lengths at which cards shorten texts, and how many items they show. */
export const GRID_TITLE_CUT = 200
export const DESCRIPTION_CUT = 496
export const DESCRIPTION_SHORTEST = 4
export const DESCRIPTION_COLLAPSED_LENGTH = 115
export const OVERLAY_NAME_CUT = 22
export const SOURCE_NAME_CUT = { card: 27, actionBar: 12 } as const
export const TOAST_NAME_CUT = 33
export const DEFAULT_TRUNCATE_LENGTH = 80
export const FAVORITE_COUNT_SHOWN_MAX = 9
export const GUEST_SAVES_MAX = 2
export const QUICK_SAVE_BELOW_BOARDS = 5
export const COLLECTION_CHIP_COUNT = 3
export const RATING_STAR_COUNT = 5
/** Limits of drafts and scheduled pins. */
export const DRAFTS_MAX = 200
export const SCHEDULED_PINS_MAX = 100
export const SCHEDULE_MINUTES_MIN = 10
export const SCHEDULE_DAYS_MAX = 30
/** Maximum number of files in one pick. */
export const FILES_PER_PICK_MAX = 100
/** Drafts keep everything that was typed, including text that is too long to publish. */
export const DRAFT_TEXT_MAX = 5000
/** Number of pictures in a carousel. */
export const CAROUSEL_SLOTS_MIN = 2
export const CAROUSEL_SLOTS_MAX = 5
export const COMMENT_MAX = 500
export const MENTIONS_MAX = 20
export const COMMENTS_PAGE_SIZE = 10
export const REPLIES_PREVIEW_COUNT = 2
export const MESSAGE_MAX = 2000
export const CONVERSATION_PEOPLE_MAX = 20
export const SEND_RECIPIENTS_MAX = 20
/** Maximum number of messages to a stranger who hasn't replied. */
export const UNANSWERED_MESSAGES_MAX = 3
export const INVITER_NAME_CUT = 30
/** Limits of a story. */
export const STORY_PAGES_MAX = 20
export const STORY_TEXT_MAX = 250
export const STORY_PRODUCTS_MAX = 5
export const CONVERSATION_TITLE_MAX = 80
export const FULL_NAME_MAX = FIRST_NAME_MAX + 1 + LAST_NAME_MAX
export const BUSINESS_NAME_MAX = 100
export const LOCATION_MAX = 100
export const PRONOUNS_MAX = 30
/** Minimum age for an account, and for one without a guardian's consent. */
export const AGE_MIN = 13
export const OWN_CONSENT_AGE_MIN = 16
/** Length of what someone writes about a site's verdict. */
export const HOST_MESSAGE_MAX = 1000
export const TOPICS_PER_PIN_MAX = 10
/** Lengths of an article of Today, and the highest position of an entry in a list. */
export const ARTICLE_TITLE_MAX = 100
export const ARTICLE_SUBTITLE_MAX = 200
export const ARTICLE_BODY_MAX = 20_000
export const TODAY_POSITION_MAX = 100
/** A shopping page with fewer products exists only if staff list it. */
export const SHOPPING_PAGE_PRODUCTS_MIN = 8
/** How long a picture that someone searched with is kept. */
export const SOUGHT_PICTURE_HOURS = 24
/** How far the feed of followed people, boards and topics goes back. */
export const FOLLOWING_DAYS = 90
/** How long staff can see which emails were sent. */
export const MAIL_LOG_DAYS = 30

/** Questions of a survey, and answers to choose from for each. */
export const SURVEY_QUESTIONS_MAX = 10
export const SURVEY_ANSWERS_MAX = 11
