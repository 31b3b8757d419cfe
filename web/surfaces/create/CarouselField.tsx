import { Images, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { CAROUSEL_SLOTS_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import { ArrangeOverlay, DragHandle } from '../arrange/ArrangeOverlay.tsx'
import { useArrange } from '../arrange/use-arrange.ts'
import {
  addCarouselPictures,
  countPendingSlots,
  pendingSlotsStore,
  restoreCarouselSlots,
  setCarouselSlots,
} from '../drafts/carousel-slots.ts'
import { findDraft, updateDraft } from '../drafts/drafts-store.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED_PICTURE_TYPES } from '../drafts/file-problems.ts'
import { type DraftSlot, type LocalDraft, toSlotFieldName } from '../drafts/local-draft.ts'
import styles from './CarouselField.module.css'

/** Editor for a pin with several pictures: their order and the texts of each one. */
export function CarouselField({ draft }: { draft: LocalDraft }) {
  const frame = useApp()
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
      setCarouselSlots(
        key,
        order.flatMap((id) => byId.get(id) ?? []),
      ),
  })
  const coming = useSyncExternalStore(
    pendingSlotsStore.subscribe,
    () => countPendingSlots(key),
    () => 0,
  )
  if (upload.at !== 'sent' || draft.isVideo || draft.story) return null
  const error = draft.errors.carousel_slots
  /** Removing a picture also removes its texts, so it can be undone; later changes stay. */
  const takeOut = (gone: readonly DraftSlot[], text: 'create.slotRemoved' | 'create.carouselEnded') => {
    const at = slots.indexOf(gone[0] as DraftSlot)
    setCarouselSlots(
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
      const now = findDraft(key)
      if (!now) return
      const all = restoreCarouselSlots(now.slots, { slots: gone, at, hasEnded: gone.length === slots.length })
      if (all && all.length + countPendingSlots(key) <= CAROUSEL_SLOTS_MAX) setCarouselSlots(key, all)
      else offerBack(say('create.carouselCount'), 'error')
    }
    offerBack(say(text))
  }
  /** Props that connect a field to the text of one picture. */
  const field = (slot: DraftSlot, name: 'title' | 'details' | 'link') => {
    const at = slots.indexOf(slot)
    return {
      value: slot[name],
      error: draft.errors[toSlotFieldName(at, name)],
      onChange: (event: { target: { value: string } }) => {
        const { [toSlotFieldName(at, name)]: _, ...errors } = findDraft(key)?.errors ?? {}
        updateDraft(key, { slots: slots.with(at, { ...slot, [name]: event.target.value }), errors })
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
                <DragHandle arranging={arranging} id={id} name={nameOf(id)} />
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
          accept={ACCEPTED_PICTURE_TYPES}
          onFiles={(files) => void addCarouselPictures(frame, key, files)}
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
      <ArrangeOverlay arranging={arranging} carried={nameOf} />
    </section>
  )
}

/** A unique id per slot, because the same picture may occur twice. */
const idAt = (slots: readonly DraftSlot[], at: number): string => {
  const signature = slots[at]?.signature ?? ''
  return `${signature}-${slots.slice(0, at).filter((slot) => slot.signature === signature).length}`
}
