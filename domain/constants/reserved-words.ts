/** First path segments of all routes. */
const ROUTES = `
  pin pin_redirect board boardsection me edit search ideas videos shopping topics today discover homefeed
  unauth_profile login signup logout password pw secure email email_verification_error notifications settings oauth
  app_factory_oauth age_appeal appealed_pin reports_and_violations conversation conversations messages inbox live
  pin_editor pin_builder idea_ads_tool story_pin_builder idea_pin_builder pin_creation_tool advertiser tv offsite
  url_shortener
  business resource v1 v2 v3 v4 v5 vx oembed upload upload_image healthz readyz metrics openapi developers
  _created _saved _shop pins followers following feed rss sitemap robots favicon manifest
`

/** Words that would make a person look official, or that later routes may need. */
const USUAL = `
  about account accounts activity ad admin administrator admins ads analytics anonymous api app apps archive assets
  auth billing blog board_invite boards bookmark bookmarklet bot bots bowerbird browse business_access button cache
  careers categories category cdn chat collect collection collections comment comments community compose config
  confirm contact contact_us cookie cookies copyright create creator creators css dashboard debug default delete demo
  deleted dev developer dist dns docs documentation domain download downloads email_settings embed employee error
  errors events everyone everything explore export extension faq favorites feedback feeds fetch file files find follow
  fonts forgot forum friends offline share_target gift gifts group groups guest guidelines guide guides hashtag hashtags health help home
  host hostmaster icons image images img import index info interest interests invite invites invoice ios android item
  jobs js json language legal libs like likes link links list lists localhost locale locales mail mailer mailer_daemon
  marketing media member members mention mentions menu mobile moderator moderation modal music my myself network new
  news newsletter nobody nofollow noreply no_reply null official onboarding order orders page pages partner partners
  payment payments people permalink photo photos picture pictures pidgets pinner pinners pin_create plans policies
  policy popular post postmaster posts premium press pricing privacy private product products profile profiles promote
  public publish random recent recover redirect register release removed repin report reports reset restore results
  reviews root sale sales save saved saves scripts section sections security self send server service services session
  sessions setup share shared shop shops site sites site_map sms source sources spam sso staff static stats status
  store stores stories story studio style styles stylesheets subdomain subscribe subscription suggestions support
  survey surveys system tag tags team teams teens terms test tests theme themes token tools top topic tos translate
  trash trends trending trust undefined unfollow unsubscribe update upgrade uploads url user username users verified
  verify video view visual_search web webhook webhooks webmaster website welcome widget widgets wiki www you your
  yourself assets_v1 apple_touch_icon service_worker sw well_known node_modules cgi_bin originals
`

const words = (text: string) => text.trim().split(/\s+/)

/**
 * Words that can't be usernames. Routes with hyphens or dots can't collide, but with `_` they would look like one. The
 * list is not part of browser code that doesn't need it.
 */
export const RESERVED_USERNAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ words(`${ROUTES} ${USUAL}`),
)
