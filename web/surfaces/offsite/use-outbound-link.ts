import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react'
import { isExternalUrl, linkRel, linkTarget, offsitePath } from '#domain/rules/link/external-link.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { type OutboundTarget, toOutboundOptions } from './outbound-target.ts'

type LinkProps = {
  ref: RefObject<HTMLAnchorElement | null>
  href: string
  target: '_blank' | undefined
  rel: string | undefined
}

/** Props for a link to another site; null when the URL can't be opened. The code of the check is loaded later. */
export function useOutboundLink(way: OutboundTarget | null): LinkProps | null {
  const frame = useApp()
  const { public_url } = useConfig()
  const ref = useRef<HTMLAnchorElement>(null)
  // A check still running when the link disappears needs the last target.
  const latest = useRef(way)
  useInsertionEffect(() => {
    if (way) latest.current = way
  }, [way])
  const url = way?.url ?? ''
  const leadsOut = isExternalUrl(url, public_url)
  useEffect(() => {
    const link = ref.current
    if (!leadsOut || !link || !url) return
    let isOver = false
    let end = () => {}
    const read = () => latest.current as OutboundTarget
    // If loading fails, the link still leads to the intermediate page, which checks it.
    void import('./watch-outbound-link.ts').then(
      ({ watchOutboundLink }) => {
        if (!isOver) end = watchOutboundLink(link, read, frame)
      },
      () => {},
    )
    return () => {
      isOver = true
      end()
    }
  }, [leadsOut, url, frame])
  if (!way) return null
  if (!leadsOut) {
    const isOwn = /^https?:/i.test(url) && URL.canParse(url)
    return isOwn ? { ref, href: url.slice(new URL(url).origin.length) || '/', target: undefined, rel: undefined } : null
  }
  const isProduct = way.pin?.rich_summary?.type_name === 'product'
  return {
    ref,
    href: offsitePath(toOutboundOptions(way)),
    target: linkTarget(url),
    rel: linkRel({ url, ownUrl: public_url, isProduct, checkSaysNofollow: undefined }),
  }
}
