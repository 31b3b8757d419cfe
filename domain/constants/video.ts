/** Limits of uploaded videos. */
export const VIDEO_BYTES_MAX = 500e6
export const VIDEO_MS_MIN = 1_000
export const VIDEO_MS_MAX = 15 * 60_000

/** Maximum short side in px of each output file, by its name on the wire. */
export const VIDEO_OUTPUTS = { V_HLSV4: 1080, V_HLSV3_WEB: 720, V_HLSV3_MOBILE: 480, V_720P: 720 } as const
export type VideoOutputName = keyof typeof VIDEO_OUTPUTS

export const VIDEO_PROCESSING_STATES = ['waiting', 'making', 'ready', 'failed', 'cancelled'] as const

/** Largest caption file: it is text of a few lines a second. */
export const CAPTIONS_BYTES_MAX = 1_000_000
export const CAPTION_FILES_MAX = 50
/** Languages offered for captions, the most common on the web first; API clients may name others. */
export const CAPTION_LANGUAGES =
  'en es de fr pt it nl pl ja ru zh ko ar tr vi id hi th uk cs sv da nb fi el he fa ro hu bn'.split(' ')

/** Number of frames offered as the cover of a video. */
export const VIDEO_FRAME_CHOICES = 8
