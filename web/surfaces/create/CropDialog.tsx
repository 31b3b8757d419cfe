import { RotateCw } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { DraftPicture } from '#domain/entities/draft.ts'
import { PictureCropResource } from '#domain/resources/media.ts'
import { type Crop, roundCrop, WHOLE_PICTURE_CROP } from '#domain/rules/visual/crop.ts'
import { fitCropToRatio, makeCenteredCrop } from '#domain/rules/visual/draw-crop.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { pictureUrl } from '../../picture-urls.ts'
import { CropStage } from '../crop/CropStage.tsx'
import { updateDraft } from '../drafts/drafts-store.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import styles from './CropDialog.module.css'

const SHAPES = { '1:1': 1, '2:3': 2 / 3, '3:4': 3 / 4 } as const
type Shape = keyof typeof SHAPES | 'free'
const ALL: readonly Shape[] = ['free', '1:1', '2:3', '3:4']

/** Crops and rotates a picture. The original is kept until the pin is published. */
export function CropDialog({ draft, onClose }: { draft: LocalDraft; onClose: () => void }) {
  const { say, ask } = useApp()
  const { media_url } = useConfig()
  const { isBusy, act } = useBusyAction()
  const whole = draft.whole ?? pictureOf(draft)
  const [shape, setShape] = useState<Shape>('free')
  const [turns, setTurns] = useState(draft.crop?.turns ?? 0)
  const [crop, setCrop] = useState<Crop>(draft.crop ?? WHOLE_PICTURE_CROP)
  if (!whole) return null
  const isLying = turns % 2 === 1
  const ratio = isLying ? whole.height / whole.width : whole.width / whole.height
  const inShape = (to: Shape, of = ratio) => (to === 'free' ? undefined : SHAPES[to] / of)
  const fixed = inShape(shape)
  const draw = (next: Crop) => setCrop(fixed ? fitCropToRatio(crop, next, fixed) : next)
  const choose = (to: Shape, of = ratio) => {
    setShape(to)
    const share = inShape(to, of)
    if (share) setCrop(makeCenteredCrop(share))
  }
  const turn = () => {
    setTurns((turns + 1) % 4)
    setCrop(WHOLE_PICTURE_CROP)
    choose(shape, 1 / ratio)
  }
  const apply = async () => {
    const part = roundCrop(crop)
    if (!part && turns === 0) updateDraft(draft.key, { ...shown(whole), whole: null, crop: null })
    else {
      const wished = { ...(part ?? WHOLE_PICTURE_CROP), turns }
      const { picture } = await ask(PictureCropResource.create, { image_signature: whole.signature, ...wished })
      updateDraft(draft.key, { ...shown(picture), whole, crop: wished })
    }
    onClose()
  }
  const source = pictureUrl(media_url, { image_signature: whole.signature, image_ext: whole.ext }, '736x')
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={say('create.cropTitle')}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button onClick={onClose}>{say('create.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => act(apply)}>
            {say('create.cropUse')}
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">{say('create.cropShape')}</legend>
          {ALL.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.shape}
              aria-pressed={one === shape}
              onClick={() => choose(one)}
            >
              {one === 'free' ? say('create.cropFree') : one}
            </button>
          ))}
        </fieldset>
        <Button kind="quiet" icon={<RotateCw size={20} aria-hidden="true" />} onClick={turn}>
          {say('create.turn')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setTurns(0)
            setShape('free')
            setCrop(WHOLE_PICTURE_CROP)
          }}
        >
          {say('create.cropWhole')}
        </Button>
      </div>
      <div className={styles.stage}>
        <CropStage
          label={say('create.cropFrame')}
          ratio={ratio}
          crop={crop}
          onDraw={draw}
          picture={
            <span className={styles.picture} style={{ aspectRatio: ratio, backgroundColor: whole.color }}>
              <img
                src={source}
                alt=""
                style={{ '--turns': turns, '--width': isLying ? 1 / ratio : 1 } as CSSProperties}
              />
            </span>
          }
        />
      </div>
    </Dialog>
  )
}

function pictureOf({ upload, width, height }: LocalDraft): DraftPicture | null {
  if (upload.at !== 'sent') return null
  return { signature: upload.signature, ext: upload.ext, color: upload.color, width, height }
}

const shown = ({
  signature,
  ext,
  color,
  width,
  height,
}: DraftPicture): Pick<LocalDraft, 'upload' | 'width' | 'height'> => ({
  upload: { at: 'sent', signature, ext, color },
  width,
  height,
})
