const LONGEST = 27

/** card.16: a link's host without www, cut to 27 characters. */
export function sourceName(domain: string, longest = LONGEST): string {
  const name = domain.replace(/^www\./, '')
  const signs = [...name]
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : name
}
