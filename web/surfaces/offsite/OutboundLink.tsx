import type { ComponentProps } from 'react'
import type { OutboundTarget } from './outbound-target.ts'
import { useOutboundLink } from './use-outbound-link.ts'

type Props = { way: OutboundTarget } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'ref'>

/** Link to another site; a URL that can't be opened is shown as text. */
export function OutboundLink({ way, ...rest }: Props) {
  const link = useOutboundLink(way)
  return link ? <a {...rest} {...link} /> : <span className={rest.className}>{rest.children}</span>
}
