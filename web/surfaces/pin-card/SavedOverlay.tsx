import { Check, Lock } from 'lucide-react'
import type { SavedInfo } from '#domain/entities/pin.ts'
import { toSavedOverlay } from '#domain/rules/save/one-tap-save.ts'
import { useSay } from '../../app-context.tsx'
import styles from './SavedOverlay.module.css'

type Props = { info: SavedInfo | null; savedFor: number | null }

/** Shows "Saved!", then the destination (`save.7`); for earlier saves it shows the destination only. */
export function SavedOverlay({ info, savedFor }: Props) {
  const say = useSay()
  if (!info) return null
  const { text, href } = toSavedOverlay(info, savedFor)
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

/** Overlay for a visitor's save, which has no destination yet. */
export function GuestSavedBadge() {
  const say = useSay()
  return (
    <span className={styles.saved} title={say('guest.remembered')} data-saved="">
      <Check size={16} aria-hidden="true" />
      <span>{say('save.saved')}</span>
    </span>
  )
}
