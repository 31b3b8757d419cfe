import { REACTION_ICON } from '#domain/constants/sizes.ts'
import { compactNumber } from '#domain/rules/format/compact-number.ts'
import type { ReactionSummary as Summary } from '#domain/rules/react/reactions.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './ReactionSummary.module.css'
import { REACTION_ICONS } from './reaction-icons.ts'

/** The reactions given most, and how many there are in all. */
export function ReactionSummary({ summary: { top, total } }: { summary: Summary }) {
  const say = useSay()
  const { locale } = useConfig()
  return (
    <div className={styles.summary} role="img" aria-label={say('reaction.count', { count: total })}>
      {top.map((name) => {
        const Icon = REACTION_ICONS[name]
        return <Icon key={name} size={REACTION_ICON} aria-hidden="true" data-reaction={name} />
      })}
      <span aria-hidden="true">{compactNumber(total, locale)}</span>
    </div>
  )
}
