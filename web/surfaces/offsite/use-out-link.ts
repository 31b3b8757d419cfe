import { type RefObject, useEffect, useRef } from 'react'
import { isExternal } from '#domain/rules/link/is-external.ts'
import { linkRel, linkTarget } from '#domain/rules/link/link-rel.ts'
import { offsitePath } from '#domain/rules/link/offsite-path.ts'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { type OutWay, wayOf } from './out-way.ts'

type LinkProps = {
  ref: RefObject<HTMLAnchorElement | null>
  href: string
  target: '_blank' | undefined
  rel: string | undefined
}

/** What a link needs to lead out by the check; null for what can't lead anywhere. The check itself comes later and is loaded then. */
export function useOutLink(way: OutWay | null): LinkProps | null {
  const frame = useFrame()
  const { public_url } = useConfig()
  const ref = useRef<HTMLAnchorElement>(null)
  // A check that runs when the link goes still knows what it checks.
  const latest = useRef(way)
  if (way) latest.current = way
  const url = way?.url ?? ''
  const leadsOut = isExternal(url, public_url)
  useEffect(() => {
    const link = ref.current
    if (!leadsOut || !link || !url) return
    let isOver = false
    let end = () => {}
    const read = () => latest.current as OutWay
    // Without it the link still leads to the page that checks.
    void import('./watch-link.ts').then(
      ({ watchLink }) => {
        if (!isOver) end = watchLink(link, read, frame)
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
    href: offsitePath(wayOf(way)),
    target: linkTarget(url),
    rel: linkRel({ url, ownUrl: public_url, isProduct, checkSaysNofollow: undefined }),
  }
}
