import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Opens over the page it stands on, which stays behind. */
  over?: boolean
}

/** A link of this site. Every plain `<a>` is followed without a reload too (intercept.ts); this one may open over. */
export function Link({ over, ...link }: Props) {
  return <a {...link} data-over={over || undefined} />
}
