import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Opens the page as a layer over the current one. */
  over?: boolean
  /** State stored in the history entry. */
  state?: object | undefined
}

/**
 * A link within this site. Plain `<a>` elements are followed without a reload too (intercept-links.ts); this one can
 * also open a layer.
 */
export function Link({ over, state, ...link }: Props) {
  return <a {...link} data-over={over || undefined} data-state={state && JSON.stringify(state)} />
}
