let isOutdated = false

/** Records that a newer version has answered: the next navigation loads the whole page. */
export function recordServerVersion(answered: string | null, own: string) {
  if (answered && answered !== own) isOutdated = true
}

export const isPageOutdated = () => isOutdated
