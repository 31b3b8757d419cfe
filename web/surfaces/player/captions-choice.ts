export const OFF = 'off'

export type CaptionsChoice = {
  /** The language that someone chose, which this video may lack. */
  kept: string
  /** The language of this video's captions. */
  language: string
  isOff: boolean
}

/** Video.13. The language that was kept, else the viewer's, else the first there is; kept with it is whether they are off. */
export function firstChoice(text: string | undefined, languages: readonly string[], locale: string): CaptionsChoice {
  const [first = '', off] = (text ?? '').split(' ')
  const kept = first === OFF ? '' : first
  const wanted = [kept, locale.toLowerCase(), locale.split('-')[0]?.toLowerCase()]
  const language = wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? OFF
  return { kept, language, isOff: off === OFF || first === OFF }
}

/** The choice as it is stored. Turning captions off or on doesn't change the stored language. */
export const textOf = ({ kept, isOff }: CaptionsChoice): string => (isOff ? `${kept} ${OFF}` : kept)
