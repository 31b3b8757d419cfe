import { ArrowUpRight, BadgeCheck } from 'lucide-react'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { outboundLink, showsSourceLink, sourceOf } from '#domain/rules/card/source-link.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useOutLink } from './use-out-link.ts'

/** Leads to where a pin comes from, by that place's name; to where a product is sold by what one does there. */
export function VisitButton({ pin, className }: { pin: KnownPin; className?: string | undefined }) {
  const say = useSay()
  const url = showsSourceLink(pin, useViewer()) ? outboundLink(pin, true) : null
  const link = useOutLink(url ? { url, pin } : null)
  const source = sourceOf(pin, 'card')
  if (!link) return null
  const isNamed = source !== null && !isProduct(pin)
  return (
    <Button
      {...link}
      className={className}
      icon={<ArrowUpRight size={20} aria-hidden="true" />}
      aria-label={isNamed ? say('card.visit', { domain: source.name }) : undefined}
      title={source?.whole}
      data-visit=""
    >
      {isNamed ? <bdi>{source.name}</bdi> : say('card.visitSite')}
      {isNamed && pin.link_domain?.official_user && (
        <BadgeCheck size={16} role="img" aria-label={say('card.verifiedSite')} />
      )}
    </Button>
  )
}
