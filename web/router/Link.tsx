import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Opens over the page it stands on, which stays behind. */
  over?: boolean
  /** Carried along in the history, beside the address. */
  state?: object | undefined
}

/** A link of this site. Every plain `<a>` is followed without a reload too (intercept.ts); this one may open over. */
export function Link({ over, state, ...link }: Props) {
  return <a {...link} data-over={over || undefined} data-state={state && JSON.stringify(state)} />
}
