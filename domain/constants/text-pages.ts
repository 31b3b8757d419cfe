/** Paths of the product's own pages, whose texts staff can edit. */
export const TEXT_PAGE_PATHS = {
  about: '/about/',
  terms: '/terms/',
  privacy: '/privacy/',
  cookies: '/cookies/',
  'community-guidelines': '/about/community-guidelines/',
  'merchant-guidelines': '/about/merchant-guidelines/',
  contact: '/contact/',
} as const
export type PageName = keyof typeof TEXT_PAGE_PATHS

/** Help articles by topic, in display order. Each is at `/help/<name>/`. */
export const HELP_TOPICS = {
  saving: [
    'save-a-pin',
    'move-or-undo-a-save',
    'save-from-the-web',
    'save-without-an-account',
    'find-ideas',
    'tune-your-home-feed',
  ],
  boards: [
    'create-a-board',
    'secret-boards',
    'use-sections',
    'organize-a-board',
    'invite-people-to-a-board',
    'restore-from-the-trash',
  ],
  privacy: ['private-profile', 'block-or-mute', 'report-something', 'messages-and-requests', 'sensitive-pictures'],
  accounts: [
    'create-an-account',
    'login-trouble',
    'change-email-or-username',
    'secure-your-account',
    'choose-notifications',
    'download-your-data',
    'delete-your-account',
  ],
  creators: ['create-pins', 'videos-and-stories', 'describe-your-pins', 'comments-and-reactions', 'see-pin-stats'],
  businesses: ['business-account', 'claim-your-website', 'blocked-links'],
} as const satisfies Record<string, readonly string[]>
export type HelpTopic = keyof typeof HELP_TOPICS
export type HelpArticleName = (typeof HELP_TOPICS)[HelpTopic][number]

export type TextPageName = PageName | HelpArticleName
export const HELP_ARTICLE_NAMES: readonly HelpArticleName[] = Object.values(HELP_TOPICS).flat()
export const TEXT_PAGE_NAMES: readonly TextPageName[] = [
  ...(Object.keys(TEXT_PAGE_PATHS) as PageName[]),
  ...HELP_ARTICLE_NAMES,
]

/** Languages in which these texts exist. */
export const TEXT_PAGE_LANGUAGES = ['en', 'de'] as const
export type TextPageLanguage = (typeof TEXT_PAGE_LANGUAGES)[number]

export const PAGE_TITLE_MAX = 100
export const PAGE_DESCRIPTION_MAX = 200
export const PAGE_BODY_MAX = 40_000
