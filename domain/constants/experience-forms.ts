import {
  action,
  anchors,
  backgroundImage,
  body,
  button,
  choice,
  color,
  colors,
  dismissButton,
  type ExperienceFields,
  flag,
  imageUrl,
  label,
  link,
  links,
  linkTitles,
  message,
  milliseconds,
  picture,
  questions,
  required,
  seconds,
  sentence,
  thumbnails,
  title,
  uriButtons,
  url,
  video,
  words,
} from './experience-fields.ts'

type ExperienceForm = {
  /** Type of the experience. */
  type: number
  /** `component_type` of its display data; forms without one have none. */
  component_type?: number
  /** The form is for these experiences alone. */
  ids?: readonly number[]
  /** Data with this field is meant for this form, among those of the same type. */
  marker?: string
  /** At least one of these fields is required. */
  oneOf?: readonly string[]
  fields: ExperienceFields
}

const icons = { icon: { kind: 'icon' }, iconColor: { kind: 'iconColor' } } as const
/** `delay` is in seconds. */
const delays = { delay: seconds, delay_in_millis: milliseconds } as const
const cardContent = { ...icons, image: picture, video, completeButton: button, dismissButton, ...delays } as const
const LAYOUT = choice(2, 3)

const bannerFields = {
  titleText: title,
  message,
  links,
  linkTitles,
  external: flag,
  layoutWide: LAYOUT,
  layoutNarrow: LAYOUT,
  iconImage: imageUrl,
  coverImage: imageUrl,
  backgroundColorWide: color,
  backgroundColorNarrow: color,
  backgroundImageWide: backgroundImage,
  backgroundImageNarrow: backgroundImage,
  textColorWide: color,
  textColorNarrow: color,
  canClose: flag,
  completeButtonText: label,
  dismissButtonText: label,
  onCompleteRedirectUrl: url,
  onDismissRedirectUrl: url,
} as const

const alertFields = { title, message: required(message), link, primaryAction: action, secondaryAction: action } as const

export type HeroBanner = 'welcome_back' | 'dismiss_only' | 'complete_only' | 'complete_and_dismiss'
/** The forms of hero banners, by experience id; our own. The form of any other follows from the buttons it has. */
export const HERO_BANNERS: Readonly<Record<number, HeroBanner>> = {
  507201: 'welcome_back',
  507202: 'dismiss_only',
  507203: 'complete_only',
  507204: 'complete_and_dismiss',
}

/**
 * Every form of an experience: how it is recognized, and the fields of its display data with their limits. The browser
 * reads experiences by this table, the server checks them by it, and staff write them by it.
 */
export const EXPERIENCE_FORMS = {
  full_banner: { type: 5, component_type: 1, oneOf: ['titleText', 'message'], fields: bannerFields },
  hero_banner: {
    type: 5,
    marker: 'header',
    fields: {
      header: required(title),
      headerSubtitle: sentence,
      color,
      coverImage: imageUrl,
      buttonText: label,
      buttonUrl: url,
      dismissButtonText: label,
      onDismissRedirectUrl: url,
    },
  },
  metrics_banner: {
    type: 5,
    ids: [502527],
    fields: {
      title_text: required(title),
      subtitle_text: required(sentence),
      buttons: required(uriButtons(2, 4)),
    },
  },
  survey: {
    type: 5,
    marker: 'anket',
    fields: {
      anket: required(flag),
      title_text: title,
      subtitle_text: sentence,
      detailed_text: body,
      /** The first accepts and names the survey, the second declines. */
      buttons: required(uriButtons(2, 2)),
      action_trigger: choice(1, 2, 3),
      /** Those of our own surveys. The server answers who accepts with their page, and the browser gets none. */
      questions,
      ...delays,
    },
  },
  tooltip: {
    type: 8,
    fields: {
      ...anchors,
      has_pulsar: flag,
      has_tooltip: flag,
      text: message,
      sub_text: message,
      thumbnail_urls: thumbnails,
      complete_button_text: label,
      complete_button_cta_url: url,
      dismiss_button_text: label,
      secondary_cta_link: { kind: 'group', fields: { url: required(url), text: required(label) } },
      /** In milliseconds. */
      disappearTime: milliseconds,
      scroll_to_dismiss: flag,
      scroll_to_dismiss_delay_in_seconds: seconds,
    },
  },
  anchored_flyout: {
    type: 8,
    component_type: 2,
    fields: {
      ...anchors,
      display_type: choice(1, 2),
      flyout_direction: choice(1, 2, 3, 4),
      title,
      text: message,
      button_text: label,
      button_uri: url,
      complete_button: label,
      skipComplete: flag,
      pulserOnly: flag,
      complete_on_hover: flag,
      scroll_to_dismiss: flag,
      scroll_to_dismiss_delay_in_seconds: seconds,
      tooltip: {
        kind: 'group',
        fields: {
          mainText: required(message),
          confirmButtonText: label,
          cancelButtonText: label,
          idealDirection: choice('up', 'right', 'down', 'left'),
        },
      },
    },
  },
  toast: { type: 10, fields: { text: required(sentence), duration: milliseconds, link } },
  modal: {
    type: 26,
    fields: { title: required(title), body: required(body), ...cardContent, completeButton: required(button) },
  },
  alert_callout: {
    type: 27,
    marker: 'type',
    fields: { type: required(choice('error-callout', 'info-callout', 'warning-callout')), ...alertFields },
  },
  upsell_callout: {
    type: 27,
    marker: 'type',
    fields: { type: required(choice('upsell')), ...alertFields, ...icons, image: picture },
  },
  neutral_callout: {
    type: 27,
    oneOf: ['message', 'body'],
    fields: { title, message, body, link, ...cardContent },
  },
  search_delight: {
    type: 27,
    component_type: 3,
    fields: {
      search_query_list: required(words),
      text_colors: required(colors),
      text_background_color: required(color),
    },
  },
  floating_upsell: {
    type: 28,
    oneOf: ['message', 'body'],
    fields: { title, message, body, link, ...cardContent },
  },
  /** Asks visitors to keep what they saved. The experiment saved_ideas_upsell decides who gets which variant. */
  saved_ideas_upsell: {
    type: 28,
    marker: 'saved_ideas',
    fields: {
      saved_ideas: required(choice('modal', 'banner')),
      title: required(title),
      message: required(message),
      completeButton: required(button),
      dismissButton,
      ...delays,
    },
  },
  educational_popover: {
    type: 29,
    fields: { ...anchors, title, message: required(message), image: picture, completeButton: button, dismissButton },
  },
} as const satisfies Record<string, ExperienceForm>

export type ExperienceFormName = keyof typeof EXPERIENCE_FORMS
