import { GUIDANCE_ANCHORS } from './guidance-anchors.ts'
import { SURVEY_ANSWERS_MAX, SURVEY_QUESTIONS_MAX } from './limits.ts'

/** Kinds of fields in the display data of experiences. `image` is the URL of a picture, on this server or its media host. */
export type ExperienceField = { required?: true } & (
  | { kind: 'text'; max: number }
  | { kind: 'url' | 'image' | 'color' | 'boolean' }
  /** Codes of icons and of their colors, from 1. */
  | { kind: 'icon' | 'iconColor' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'group'; fields: ExperienceFields }
  | { kind: 'list'; item: ExperienceField; min: number; max: number }
)
export type ExperienceFields = { readonly [name: string]: ExperienceField }

/** The same field, without which the form isn't shown. */
export const required = <F extends ExperienceField>(field: F) => ({ ...field, required: true }) as const

const text = <N extends number>(max: N) => ({ kind: 'text', max }) as const
const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const
const group = <F extends ExperienceFields>(fields: F) => ({ kind: 'group', fields }) as const
const list = <F extends ExperienceField>(item: F, min: number, max: number) =>
  ({ kind: 'list', item, min, max }) as const

export const url = { kind: 'url' } as const
export const color = { kind: 'color' } as const
export const flag = { kind: 'boolean' } as const
export const choice = <const C extends readonly (string | number)[]>(...of: C) => ({ kind: 'choice', of }) as const

export const label = text(40)
export const title = text(100)
export const sentence = text(300)
export const message = text(500)
export const body = text(1000)
/** Values of `n` seconds are `1000 * n` ms. */
export const seconds = number(0, 600)
export const milliseconds = number(0, 600_000)

export const link = group({ href: required(url), text: required(label) })
export const action = group({ label: required(label), accessibilityLabel: text(100), href: url })
export const button = group({ text: required(label), url })
export const dismissButton = group({ text: label, hideDismissButton: flag })
export const uriButton = group({ text: required(label), uri: required(url) })
export const uriButtons = (min: number, max: number) => list(required(uriButton), min, max)

const pixels = number(1, 10_000)
const image = { kind: 'image' } as const
export const imageUrl = image
export const backgroundImage = group({ uri: required(image), altText: text(500) })
export const picture = group({
  url: required(image),
  imageAlt: text(500),
  width: pixels,
  height: pixels,
  dominantColor: color,
})
export const video = group({
  url: required(url),
  metadata: group({ thumbnail: image, width: pixels, height: pixels }),
})

/** The targets of the placeholders {0}, {1} … in a message, and the words they are replaced by. */
export const links = list(required(url), 0, 10)
export const linkTitles = list(required(label), 0, 10)

const anchorName = { kind: 'choice', of: GUIDANCE_ANCHORS } as const
const platformAnchor = group({ anchor: required(anchorName), placement: number(1, 2_147_483_647) })
/** The name of the element that the form is attached to. What a platform names comes before `anchor`. */
export const anchors = {
  anchor: anchorName,
  anchors_by_platform: group({ web: platformAnchor, web_mobile: platformAnchor }),
} as const

const answer = group({ id: required(label), text: label })
/** The questions of one of our own surveys; `survey-questions.ts` says which are complete. */
export const questions = list(
  required(
    group({
      id: required(label),
      text: required(sentence),
      kind: required(choice('one', 'many', 'scale')),
      answers: required(list(required(answer), 2, SURVEY_ANSWERS_MAX)),
    }),
  ),
  1,
  SURVEY_QUESTIONS_MAX,
)

export const thumbnails = list(required(image), 0, 4)
export const words = list(required(title), 1, 50)
export const colors = list(required(color), 1, 12)
