import type { ComponentProps } from 'react'
import { isExternalUrl, offsitePath } from '#domain/rules/link/external-link.ts'
import { useConfig } from '../../hooks/hooks.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; newTab?: boolean | undefined }

/** A link of an experience. Those to other sites open in a new tab, by way of the page that checks them. */
export function GuidanceLink({ href, newTab, ...link }: Props) {
  return <a {...link} {...useLinkTarget(href, newTab)} />
}

export function useLinkTarget(href: string, newTab = false) {
  const { public_url } = useConfig()
  const isExternal = isExternalUrl(href, public_url)
  if (!isExternal && !newTab) return { href }
  return { href: isExternal ? offsitePath({ url: href }) : href, target: '_blank', rel: 'noopener' }
}
