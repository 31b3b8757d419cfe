let isOutdated = false

/** A newer version has answered: the next navigation loads the page whole. */
export function noteVersion(answered: string | null, own: string) {
  if (answered && answered !== own) isOutdated = true
}

export const pageIsOutdated = () => isOutdated
