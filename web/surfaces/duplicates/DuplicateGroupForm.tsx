import { Check, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import type { PinCard } from '#domain/entities/pin.ts'
import type { DuplicateGroup } from '#domain/resources/duplicates.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './DuplicateGroupForm.module.css'
import { useMergeDuplicates } from './use-merge-duplicates.ts'

/** Form for a group of pins with the same picture: choose the pin to keep, then merge. */
export function DuplicateGroupForm({ group: { pins, keep_id, may_keep } }: { group: DuplicateGroup }) {
  const say = useSay()
  const name = useId()
  const [kept, setKept] = useState(keep_id)
  const { isBusy, merge } = useMergeDuplicates()
  const count = pins.length
  const title = pins.find((pin) => pin.id === kept)?.grid_title || say('duplicates.untitled')
  return (
    <li className={styles.group}>
      <h2 className={styles.heading}>{say('duplicates.group', { count })}</h2>
      <fieldset className={styles.pins}>
        <legend className="visually-hidden">{say('duplicates.which')}</legend>
        {pins.map((pin) => (
          <label key={pin.id} className={styles.pin}>
            <input
              type="radio"
              name={name}
              checked={pin.id === kept}
              disabled={!may_keep.includes(pin.id)}
              onChange={() => setKept(pin.id)}
              aria-label={say('duplicates.keep', { title: pin.grid_title || say('duplicates.untitled') })}
            />
            <Shown pin={pin} isKept={pin.id === kept} />
          </label>
        ))}
      </fieldset>
      <Button
        kind="primary"
        busy={isBusy}
        aria-label={say('duplicates.mergeName', { count, title })}
        onClick={() =>
          merge(
            pins.map((pin) => pin.id),
            kept,
          )
        }
      >
        {say('duplicates.merge')}
      </Button>
    </li>
  )
}

function Shown({ pin, isKept }: { pin: PinCard; isKept: boolean }) {
  const say = useSay()
  const { media_url } = useConfig()
  const { image_signature: signature, image_width: width, image_height: height } = pin
  return (
    <>
      <span className={styles.picture} style={{ backgroundColor: pin.dominant_color }}>
        {signature && <img src={media_url + imagePath('236x', signature, pin.image_ext)} alt="" loading="lazy" />}
        {isKept && (
          <span className={styles.kept}>
            <Check size={16} aria-hidden="true" />
            {say('duplicates.kept')}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <strong>{pin.grid_title || say('duplicates.untitled')}</strong>
        <small>
          {pin.board?.privacy === 'secret' && <Lock size={12} aria-hidden="true" />}
          {pin.board?.name ?? say('duplicates.onProfile')}
        </small>
        <small>{say('duplicates.size', { width, height })}</small>
      </span>
    </>
  )
}
