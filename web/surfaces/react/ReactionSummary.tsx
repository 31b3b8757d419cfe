import { REACTION_ICON_PX } from '#domain/constants/sizes.ts'
import { formatCompactNumber } from '#domain/rules/format/compact-number.ts'
import type { ReactionSummary as Summary } from '#domain/rules/react/reactions.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './ReactionSummary.module.css'
import { REACTION_ICONS } from './reaction-icons.ts'

/** The most frequent reactions and the total count. */
export function ReactionSummary({ summary: { top, total } }: { summary: Summary }) {
  const say = useSay()
  const { locale } = useConfig()
  return (
    <div className={styles.summary} role="img" aria-label={say('reaction.count', { count: total })}>
      {top.map((name) => {
        const Icon = REACTION_ICONS[name]
        return <Icon key={name} size={REACTION_ICON_PX} aria-hidden="true" data-reaction={name} />
      })}
      <span aria-hidden="true">{formatCompactNumber(total, locale)}</span>
    </div>
  )
}
