type ExperienceDelays = { delay?: number | undefined; delay_in_millis?: number | undefined }

/** How long an experience is held back: `delay` is in seconds, and `delay_in_millis` comes first. */
export const delayMs = ({ delay, delay_in_millis }: ExperienceDelays, standard = 0): number =>
  delay_in_millis ?? (delay === undefined ? standard : delay * 1000)
