import { Images, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { CAROUSEL_SLOTS_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture.ts'
import { Arranged, Handle } from '../arrange/Arranged.tsx'
import { useArrange } from '../arrange/use-arrange.ts'
import { addSlots, comingTo, setSlots, slotsComing, withSlotsBack } from '../drafts/carousel-slots.ts'
import { type Draft, type Slot, slotField } from '../drafts/draft.ts'
import { change, draftOf } from '../drafts/drafts.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED } from '../drafts/upload-queue.ts'
import styles from './CarouselField.module.css'

/** D50: several pictures in one pin, in an order of one's own, each with its words. */
export function CarouselField({ draft }: { draft: Draft }) {
  const frame = useFrame()
  const { say } = frame
  const { media_url } = useConfig()
  const { key, slots, upload } = draft
  const byId = new Map(slots.map((slot, at) => [idAt(slots, at), slot]))
  const ids = [...byId.keys()]
  const nameOf = (id: string) => say('create.slot', { number: ids.indexOf(id) + 1, count: ids.length })
  const arranging = useArrange({
    ids,
    nameOf,
    hasOrder: true,
    onPut: (_, order) =>
      setSlots(
        key,
        order.flatMap((id) => byId.get(id) ?? []),
      ),
  })
  const coming = useSyncExternalStore(
    slotsComing.subscribe,
    () => comingTo(key),
    () => 0,
  )
  if (upload.at !== 'sent' || draft.isVideo || draft.story) return null
  const error = draft.errors.carousel_slots
  /** Words go with their picture, so it can be undone; what was done meanwhile stays. */
  const takeOut = (gone: readonly Slot[], text: 'create.slotRemoved' | 'create.carouselEnded') => {
    const at = slots.indexOf(gone[0] as Slot)
    setSlots(
      key,
      slots.filter((one) => !gone.includes(one)),
    )
    const offerBack = (said: string, tone?: 'error') =>
      showToast({
        text: said,
        duration: 8000,
        action: { label: say('shell.undo'), onSelect: undo },
        ...(tone && { tone }),
      })
    const undo = () => {
      const now = draftOf(key)
      if (!now) return
      const all = withSlotsBack(now.slots, { slots: gone, at, hasEnded: gone.length === slots.length })
      if (all && all.length + comingTo(key) <= CAROUSEL_SLOTS_MAX) setSlots(key, all)
      else offerBack(say('create.carouselCount'), 'error')
    }
    offerBack(say(text))
  }
  /** Ties a field to what is typed for one picture. */
  const field = (slot: Slot, name: 'title' | 'details' | 'link') => {
    const at = slots.indexOf(slot)
    return {
      value: slot[name],
      error: draft.errors[slotField(at, name)],
      onChange: (event: { target: { value: string } }) => {
        const { [slotField(at, name)]: _, ...errors } = draftOf(key)?.errors ?? {}
        change(key, { slots: slots.with(at, { ...slot, [name]: event.target.value }), errors })
      },
    }
  }
  return (
    <section className={styles.carousel} aria-label={say('create.carousel')}>
      <h3>{say('create.carousel')}</h3>
      <p className={styles.hint}>{say(slots.length > 0 ? 'create.slotHint' : 'create.carouselHint')}</p>
      <ol>
        {arranging.order.flatMap((id, at) => {
          const slot = byId.get(id)
          if (!slot) return []
          return (
            <li key={id} {...arranging.item(id)}>
              <div className={styles.side}>
                <Handle arranging={arranging} id={id} name={nameOf(id)} />
                <img
                  src={pictureUrl(media_url, { image_signature: slot.signature, image_ext: slot.ext }, '236x')}
                  alt=""
                  draggable={false}
                  style={{ backgroundColor: slot.color }}
                />
              </div>
              <div className={styles.words}>
                <TextField label={say('create.fieldTitle')} limit={TITLE_MAX} {...field(slot, 'title')} />
                <TextArea
                  label={say('create.slotDetails')}
                  limit={DESCRIPTION_MAX}
                  rows={1}
                  {...field(slot, 'details')}
                />
                <TextField
                  label={say('create.fieldLink')}
                  type="url"
                  placeholder={say('create.linkPlaceholder')}
                  {...field(slot, 'link')}
                />
              </div>
              <IconButton
                size="small"
                label={say('create.slotRemove', { number: at + 1 })}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => takeOut([slot], 'create.slotRemoved')}
              />
            </li>
          )
        })}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <FileButton
          label={say('create.carouselAdd')}
          accept={ACCEPTED}
          onFiles={(files) => void addSlots(frame, key, files)}
        >
          {(open) => (
            <Button busy={coming > 0} icon={<Images size={20} aria-hidden="true" />} onClick={open}>
              {say(slots.length > 0 ? 'create.carouselMore' : 'create.carouselAdd')}
            </Button>
          )}
        </FileButton>
        {slots.length > 0 && (
          <Button kind="quiet" onClick={() => takeOut(slots, 'create.carouselEnded')}>
            {say('create.carouselEnd')}
          </Button>
        )}
      </div>
      <Arranged arranging={arranging} carried={nameOf} />
    </section>
  )
}

/** The same picture may stand there twice. */
const idAt = (slots: readonly Slot[], at: number): string => {
  const signature = slots[at]?.signature ?? ''
  return `${signature}-${slots.slice(0, at).filter((slot) => slot.signature === signature).length}`
}
