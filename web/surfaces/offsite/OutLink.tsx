import type { ComponentProps } from 'react'
import type { OutWay } from './out-way.ts'
import { useOutLink } from './use-out-link.ts'

type Props = { way: OutWay } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'ref'>

/** A link to another site. What can't be opened stays as words. */
export function OutLink({ way, ...rest }: Props) {
  const link = useOutLink(way)
  return link ? <a {...rest} {...link} /> : <span className={rest.className}>{rest.children}</span>
}
