import { GripVertical, Images, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { CAROUSEL_SLOTS_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { sendPicture } from '../../hooks/send-picture.ts'
import { pictureUrl } from '../../picture.ts'
import type { Draft, Slot } from '../drafts/draft.ts'
import { change, draftOf } from '../drafts/drafts.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED, pictureProblem } from '../drafts/upload-queue.ts'
import styles from './CarouselField.module.css'

const NO_WORDS = { title: '', details: '', link: '' }

/** D50: several pictures in one pin, in an order of one's own, each with its words. */
export function CarouselField({ draft }: { draft: Draft }) {
  const { say, store } = useFrame()
  const { media_url } = useConfig()
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const held = useRef<number>(undefined)
  const { key, slots, upload } = draft
  if (upload.at !== 'sent' || draft.isVideo || draft.story) return null
  const error = problem ?? draft.errors.carousel_slots
  const set = (to: readonly Slot[]) => {
    const { carousel_slots: _, ...others } = draftOf(key)?.errors ?? {}
    const [first] = to
    const shown = first && {
      upload: { at: 'sent' as const, signature: first.signature, ext: first.ext, color: first.color },
      width: first.width,
      height: first.height,
    }
    setProblem(undefined)
    change(key, { slots: to, errors: others, ...shown, whole: null, crop: null })
  }
  const add = async (files: File[]) => {
    const own: Slot = { ...NO_WORDS, ...upload, width: draft.width, height: draft.height }
    const before = slots.length > 0 ? slots : [slotOf(own)]
    const room = CAROUSEL_SLOTS_MAX - before.length
    setProblem(files.length > room ? say('create.carouselCount') : undefined)
    for (const file of files.slice(0, Math.max(0, room))) {
      const wrong = pictureProblem(file)
      if (wrong) setProblem(say(wrong))
      else await send(file, before)
    }
  }
  const send = async (file: File, before: readonly Slot[]) => {
    setSending((count) => count + 1)
    const sent = await sendPicture({ file, name: file.name, viewer: store.get().viewer.id }).done
    setSending((count) => count - 1)
    const now = draftOf(key)?.slots ?? []
    if (sent.is === 'sent') set([...(now.length > 0 ? now : before), { ...NO_WORDS, ...slotOf(sent) }])
    else setProblem(sent.is === 'refused' ? sent.message : say('create.networkFailed'))
  }
  const move = (from: number, to: number) => {
    const [moved] = slots.slice(from, from + 1)
    if (!moved || to < 0 || to >= slots.length) return
    set(slots.filter((_, at) => at !== from).toSpliced(to, 0, moved))
    setSaid(say('create.slotMoved', { number: to + 1, count: slots.length }))
  }
  const onKey = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(at, at + step)
    const list = event.currentTarget.closest('ol')
    const to = Math.min(Math.max(at + step, 0), slots.length - 1)
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('[data-grip]')[to]?.focus())
  }
  const write = (at: number, words: Partial<Slot>) =>
    set(slots.map((slot, index) => (index === at ? { ...slot, ...words } : slot)))
  return (
    <section className={styles.carousel} aria-label={say('create.carousel')}>
      <h3>{say('create.carousel')}</h3>
      <p className={styles.hint}>{say(slots.length > 0 ? 'create.slotHint' : 'create.carouselHint')}</p>
      <ol>
        {slots.map((slot, at) => (
          <li
            key={slot.signature}
            onDragOver={(event) => held.current !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (held.current === undefined) return
              event.preventDefault()
              event.stopPropagation()
              move(held.current, at)
              held.current = undefined
            }}
          >
            <button
              type="button"
              data-grip=""
              draggable
              className={styles.grip}
              aria-label={say('create.slot', { number: at + 1, count: slots.length })}
              onKeyDown={(event) => onKey(event, at)}
              onDragStart={(event) => {
                held.current = at
                event.dataTransfer.effectAllowed = 'move'
              }}
              onDragEnd={() => {
                held.current = undefined
              }}
            >
              <GripVertical size={20} aria-hidden="true" />
              <img
                src={pictureUrl(media_url, { image_signature: slot.signature, image_ext: slot.ext }, '236x')}
                alt=""
                draggable={false}
                style={{ backgroundColor: slot.color }}
              />
            </button>
            <div className={styles.words}>
              <TextField
                label={say('create.fieldTitle')}
                limit={TITLE_MAX}
                value={slot.title}
                onChange={(event) => write(at, { title: event.target.value })}
              />
              <TextArea
                label={say('create.slotDetails')}
                limit={DESCRIPTION_MAX}
                rows={1}
                value={slot.details}
                onChange={(event) => write(at, { details: event.target.value })}
              />
              <TextField
                label={say('create.fieldLink')}
                type="url"
                placeholder={say('create.linkPlaceholder')}
                value={slot.link}
                onChange={(event) => write(at, { link: event.target.value })}
              />
            </div>
            <IconButton
              size="small"
              label={say('create.slotRemove', { number: at + 1 })}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => set(slots.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <FileButton label={say('create.carouselAdd')} accept={ACCEPTED} onFiles={(files) => void add(files)}>
          {(open) => (
            <Button busy={sending > 0} icon={<Images size={20} aria-hidden="true" />} onClick={open}>
              {say(slots.length > 0 ? 'create.carouselMore' : 'create.carouselAdd')}
            </Button>
          )}
        </FileButton>
        {slots.length > 0 && (
          <Button kind="quiet" onClick={() => change(key, { slots: [], errors: {} })}>
            {say('create.carouselEnd')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

const slotOf = ({ signature, ext, width, height, color }: Omit<Slot, keyof typeof NO_WORDS>): Slot => ({
  ...NO_WORDS,
  signature,
  ext,
  width,
  height,
  color,
})
