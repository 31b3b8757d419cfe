import { ArrowUpRight, BadgeCheck } from 'lucide-react'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { outboundUrl, showsSourceLink, toSourceLink } from '#domain/rules/card/source-link.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './offsite.module.css'
import { useOutboundLink } from './use-outbound-link.ts'

/** Link to the source site of a pin, named by its domain or its verified owner; products get a shopping label. */
export function VisitButton({ pin, className }: { pin: KnownPin; className?: string | undefined }) {
  const say = useSay()
  const isDesktop = useIsDesktop()
  const url = showsSourceLink(pin, useViewer()) ? outboundUrl(pin, isDesktop) : null
  const link = useOutboundLink(url ? { url, pin } : null)
  const source = toSourceLink(pin, 'card')
  if (!link) return null
  const isNamed = source !== null && !isProduct(pin)
  const owner = isNamed && source.owner !== source.whole ? source.owner : null
  return (
    <Button
      {...link}
      className={className}
      icon={<ArrowUpRight size={20} aria-hidden="true" />}
      aria-label={isNamed ? [say('card.visit', { domain: source.name }), owner].filter(Boolean).join(' · ') : undefined}
      title={source?.whole}
      data-visit=""
    >
      {isNamed ? (
        <span className={styles.source}>
          <span className={styles.site}>
            <bdi>{source.name}</bdi>
            {pin.link_domain?.official_user && (
              <BadgeCheck size={16} role="img" aria-label={say('card.verifiedSite')} />
            )}
          </span>
          {owner && (
            <bdi className={styles.owner} data-owner="">
              {owner}
            </bdi>
          )}
        </span>
      ) : (
        say('card.visitSite')
      )}
    </Button>
  )
}
