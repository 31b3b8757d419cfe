export const CAPTIONS_OFF = 'off'

export type CaptionsChoice = {
  /** Language that the viewer chose, which this video may lack. */
  kept: string
  /** Language of this video's captions. */
  language: string
  isOff: boolean
}

/**
 * Parses the stored choice (`video.13`): the chosen language, else the viewer's, else the first one, and whether
 * captions are off.
 */
export function parseCaptionsChoice(
  text: string | undefined,
  languages: readonly string[],
  locale: string,
): CaptionsChoice {
  const [first = '', off] = (text ?? '').split(' ')
  const kept = first === CAPTIONS_OFF ? '' : first
  const wanted = [kept, locale.toLowerCase(), locale.split('-')[0]?.toLowerCase()]
  const language = wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? CAPTIONS_OFF
  return { kept, language, isOff: off === CAPTIONS_OFF || first === CAPTIONS_OFF }
}

/** Serializes the choice. Turning captions off or on doesn't change the stored language. */
export const formatCaptionsChoice = ({ kept, isOff }: CaptionsChoice): string =>
  isOff ? `${kept} ${CAPTIONS_OFF}` : kept
