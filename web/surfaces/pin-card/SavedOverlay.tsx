import { Check, Lock } from 'lucide-react'
import type { SavedInfo } from '#domain/entities/pin.ts'
import { savedOverlay } from '#domain/rules/save/saved-overlay.ts'
import { useSay } from '../../frame.tsx'
import styles from './SavedOverlay.module.css'

type Props = { info: SavedInfo | null; savedFor: number | null }

/** Spec 4, Save flow: 'Saved!', then where; it says before any tap where the viewer has it already. */
export function SavedOverlay({ info, savedFor }: Props) {
  const say = useSay()
  if (!info) return null
  const { text, href } = savedOverlay(info, savedFor)
  const name = 'name' in text ? text.name : say(text.key)
  const whole = info.section?.title ?? info.title ?? say('save.profile')
  const isNew = 'key' in text && text.key === 'saved.now'
  return (
    <a href={href} className={styles.saved} title={say('saved.already', { board: whole })} data-saved="">
      <Check size={16} aria-hidden="true" />
      {/* A long name is cut; who listens hears all of it. */}
      {!isNew && <span className="visually-hidden">{say('saved.already', { board: whole })}</span>}
      <span aria-hidden={!isNew} dir="auto">
        {name}
      </span>
      {info.is_secret && <Lock size={14} role="img" aria-label={say('card.secret')} />}
    </a>
  )
}

/** A visitor's save has no place yet. */
export function GuestSaved() {
  const say = useSay()
  return (
    <span className={styles.saved} title={say('guest.remembered')} data-saved="">
      <Check size={16} aria-hidden="true" />
      <span>{say('save.saved')}</span>
    </span>
  )
}
