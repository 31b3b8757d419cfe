import { ArrowUpRight } from 'lucide-react'
import { outboundLink, showsSourceLink } from '#domain/rules/card/source-link.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useOutLink } from './use-out-link.ts'

/** Leads to where a pin comes from. */
export function VisitButton({ pin, className }: { pin: KnownPin; className?: string | undefined }) {
  const say = useSay()
  const url = showsSourceLink(pin, useViewer()) ? outboundLink(pin, true) : null
  const link = useOutLink(url ? { url, pin } : null)
  if (!link) return null
  return (
    <div className={className}>
      <Button {...link} icon={<ArrowUpRight size={20} aria-hidden="true" />}>
        {say('closeup.visit')}
      </Button>
    </div>
  )
}
