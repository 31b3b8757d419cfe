import { Images, X } from 'lucide-react'
import { useState } from 'react'
import { CAROUSEL_SLOTS_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { sendPicture } from '../../hooks/send-picture.ts'
import { pictureUrl } from '../../picture.ts'
import { Arranged, Handle } from '../arrange/Arranged.tsx'
import { useArrange } from '../arrange/use-arrange.ts'
import { type Draft, type Slot, slotField } from '../drafts/draft.ts'
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
  const { key, slots, upload } = draft
  const byId = new Map(slots.map((slot, at) => [idAt(slots, at), slot]))
  const ids = [...byId.keys()]
  const nameOf = (id: string) => say('create.slot', { number: ids.indexOf(id) + 1, count: ids.length })
  const arranging = useArrange({
    ids,
    nameOf,
    hasOrder: true,
    onPut: (_, order) => set(order.flatMap((id) => byId.get(id) ?? [])),
  })
  if (upload.at !== 'sent' || draft.isVideo || draft.story) return null
  const error = problem ?? draft.errors.carousel_slots
  function set(to: readonly Slot[]) {
    const others = Object.entries(draftOf(key)?.errors ?? {}).filter(
      ([field]) => !/^(carousel_slots$|slot-)/.test(field),
    )
    const [first] = to
    const shown = first && {
      upload: { at: 'sent' as const, signature: first.signature, ext: first.ext, color: first.color },
      width: first.width,
      height: first.height,
    }
    setProblem(undefined)
    change(key, { slots: to, errors: Object.fromEntries(others), ...shown, whole: null, crop: null })
  }
  const add = async (files: File[]) => {
    const own: Slot = { ...NO_WORDS, ...upload, width: draft.width, height: draft.height }
    const before = slots.length > 0 ? slots : [slotOf(own)]
    const room = CAROUSEL_SLOTS_MAX - before.length
    let wrong = files.length > room ? say('create.carouselCount') : undefined
    for (const file of files.slice(0, Math.max(0, room))) {
      const kind = pictureProblem(file)
      wrong = (kind ? say(kind) : await send(file, before)) ?? wrong
    }
    setProblem(wrong)
  }
  /** What went wrong, if something did. */
  const send = async (file: File, before: readonly Slot[]): Promise<string | undefined> => {
    setSending((count) => count + 1)
    const sent = await sendPicture({ file, name: file.name, viewer: store.get().viewer.id }).done
    setSending((count) => count - 1)
    if (sent.is !== 'sent') return sent.is === 'refused' ? sent.message : say('create.networkFailed')
    const now = draftOf(key)?.slots ?? []
    set([...(now.length > 0 ? now : before), { ...NO_WORDS, ...slotOf(sent) }])
    return undefined
  }
  /** Words go with their picture, so it can be undone. */
  const takeOut = (left: readonly Slot[], text: 'create.slotRemoved' | 'create.carouselEnded') => {
    const before = slots
    set(left)
    const undo = () => draftOf(key) && set(before)
    showToast({ text: say(text), duration: 8000, action: { label: say('shell.undo'), onSelect: () => void undo() } })
  }
  /** Ties a field to what is typed for one picture. */
  const field = (slot: Slot, name: keyof typeof NO_WORDS) => {
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
                onClick={() =>
                  takeOut(
                    slots.filter((one) => one !== slot),
                    'create.slotRemoved',
                  )
                }
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
        <FileButton label={say('create.carouselAdd')} accept={ACCEPTED} onFiles={(files) => void add(files)}>
          {(open) => (
            <Button busy={sending > 0} icon={<Images size={20} aria-hidden="true" />} onClick={open}>
              {say(slots.length > 0 ? 'create.carouselMore' : 'create.carouselAdd')}
            </Button>
          )}
        </FileButton>
        {slots.length > 0 && (
          <Button kind="quiet" onClick={() => takeOut([], 'create.carouselEnded')}>
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

const slotOf = ({ signature, ext, width, height, color }: Omit<Slot, keyof typeof NO_WORDS>): Slot => ({
  ...NO_WORDS,
  signature,
  ext,
  width,
  height,
  color,
})
