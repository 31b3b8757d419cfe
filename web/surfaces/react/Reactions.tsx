import { useState } from 'react'
import { REACTION_ICON_PX } from '#domain/constants/sizes.ts'
import { ReactionResource } from '#domain/resources/pins.ts'
import { formatCompactNumber } from '#domain/rules/format/compact-number.ts'
import { parseQueryView } from '#domain/rules/link/pin-path.ts'
import { REACTIONS, type ReactionName, showsReactions, toggleReaction } from '#domain/rules/react/reactions.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './Reactions.module.css'
import { REACTION_ICONS } from './reaction-icons.ts'

const NAMES = Object.keys(REACTIONS) as ReactionName[]

/** One reaction per person; choosing the same one again removes it. */
export function Reactions({ pin }: { pin: KnownPin }) {
  const { store, ask, say } = useApp()
  const viewer = useViewer()
  const { locale } = useConfig()
  const [isBusy, setIsBusy] = useState(false)
  const { query } = useRouteLocation()
  if (!showsReactions(pin, viewer, { surface: 'RelatedPinGrid', ...parseQueryView(query) })) return null
  const react = async (type: (typeof REACTIONS)[ReactionName]) => {
    if (isBusy) return
    setIsBusy(true)
    const shown = toggleReaction(pin, type)
    const takeBack = store.patch('pin', pin.id, shown)
    const more = { reason: 'continue' as const, pin_id: pin.id }
    try {
      if (shown.reaction_by_me === null) await ask(ReactionResource.delete, { pin_id: pin.id }, more)
      else await ask(ReactionResource.create, { pin_id: pin.id, reaction_type: type }, more)
    } catch (thrown) {
      showRefusalToast(thrown)
    } finally {
      takeBack()
      setIsBusy(false)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side, no fields of a form
    <div role="group" aria-label={say('reaction.react')} className={styles.reactions}>
      {NAMES.map((name) => {
        const Icon = REACTION_ICONS[name]
        const type = REACTIONS[name]
        const count = pin.reaction_counts?.[type] ?? 0
        const label = say(`reaction.${name}`)
        return (
          <button
            key={name}
            type="button"
            className={styles.reaction}
            aria-pressed={pin.reaction_by_me === type}
            aria-label={count ? `${label}, ${say('reaction.count', { count })}` : label}
            title={label}
            onClick={() => void react(type)}
          >
            <Icon size={REACTION_ICON_PX} aria-hidden="true" />
            {count > 0 && <span aria-hidden="true">{formatCompactNumber(count, locale)}</span>}
          </button>
        )
      })}
    </div>
  )
}
