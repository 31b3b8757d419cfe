import { useState } from 'react'
import { REACTION_ICON } from '#domain/constants/sizes.ts'
import { ReactionResource } from '#domain/resources/pins.ts'
import { compactNumber } from '#domain/rules/format/compact-number.ts'
import { viewIn } from '#domain/rules/link/view-in.ts'
import { REACTIONS, type ReactionName, withReaction } from '#domain/rules/react/reactions.ts'
import { showsReactions } from '#domain/rules/react/shows-reactions.ts'
import { useFrame } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { tellRefusal } from '../save/tell-refusal.ts'
import styles from './Reactions.module.css'
import { REACTION_ICONS } from './reaction-icons.ts'

const NAMES = Object.keys(REACTIONS) as ReactionName[]

/** Spec 3: one reaction of each person to a thing; the same again takes it back. */
export function Reactions({ pin }: { pin: KnownPin }) {
  const { store, ask, say } = useFrame()
  const viewer = useViewer()
  const { locale } = useConfig()
  const [isBusy, setIsBusy] = useState(false)
  const { query } = usePlace()
  if (!showsReactions(pin, viewer, { surface: 'RelatedPinGrid', ...viewIn(query) })) return null
  const react = async (type: (typeof REACTIONS)[ReactionName]) => {
    if (isBusy) return
    setIsBusy(true)
    const shown = withReaction(pin, type)
    const takeBack = store.patch('pin', pin.id, shown)
    const more = { reason: 'continue' as const, pin_id: pin.id }
    try {
      if (shown.reaction_by_me === null) await ask(ReactionResource.delete, { pin_id: pin.id }, more)
      else await ask(ReactionResource.create, { pin_id: pin.id, reaction_type: type }, more)
    } catch (thrown) {
      tellRefusal(thrown)
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
            <Icon size={REACTION_ICON} aria-hidden="true" />
            {count > 0 && <span aria-hidden="true">{compactNumber(count, locale)}</span>}
          </button>
        )
      })}
    </div>
  )
}
