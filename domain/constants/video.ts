/** D51: what videos may be. */
export const VIDEO_BYTES_MAX = 500e6
export const VIDEO_MS_MIN = 1_000
export const VIDEO_MS_MAX = 15 * 60_000

/** D51: each file of a video by its name on the wire, with the most that its short side has. */
export const VIDEO_OUTPUTS = { V_HLSV4: 1080, V_HLSV3_WEB: 720, V_HLSV3_MOBILE: 480, V_720P: 720 } as const
export type VideoOutput = keyof typeof VIDEO_OUTPUTS

export const VIDEO_STATES = ['waiting', 'making', 'ready', 'failed', 'cancelled'] as const

/** A caption file is text of a few lines a second. */
export const CAPTIONS_BYTES_MAX = 1_000_000
export const CAPTION_FILES_MAX = 50
/** The languages that are offered for captions, most spoken on the web first; programs may name others. */
export const CAPTION_LANGUAGES =
  'en es de fr pt it nl pl ja ru zh ko ar tr vi id hi th uk cs sv da nb fi el he fa ro hu bn'.split(' ')

/** How many frames of a video can be chosen as its picture. */
export const VIDEO_FRAMES = 8
