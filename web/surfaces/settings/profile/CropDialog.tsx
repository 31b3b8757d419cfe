import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../../app-context.tsx'
import { isAskRefusal } from '../../../ask.ts'
import styles from './avatar-crop.module.css'
import {
  AVATAR_ZOOM_MAX,
  type AvatarCrop,
  makeWholeAvatarCrop,
  toAvatarSidePx,
  toCropSquare,
  zoomAvatarCrop,
} from './avatar-crop.ts'
import { CropStage } from './CropStage.tsx'

type Props = {
  file: File
  onClose: () => void
  /** Uploads the cropped picture; the dialog stays open and busy until that is done. */
  onUse: (picture: Blob) => Promise<void>
}

export function CropDialog({ file, onClose, onUse }: Props) {
  const say = useSay()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<AvatarCrop>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isWanted = true
    createImageBitmap(file).then(
      (read) => {
        if (!isWanted) return read.close()
        setPicture(read)
        setCrop(makeWholeAvatarCrop(read))
      },
      () => {
        if (!isWanted) return
        showToast({ text: say('crop.unreadable'), tone: 'error' })
        onClose()
      },
    )
    return () => {
      isWanted = false
    }
  }, [file, say, onClose])

  async function use(picture: ImageBitmap, crop: AvatarCrop) {
    setIsBusy(true)
    try {
      await onUse(await drawn(picture, crop))
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      showToast({ text: thrown.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  if (!picture || !crop) return null
  return (
    <Dialog
      open
      size="small"
      title={say('crop.title')}
      closeLabel={say('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('settings.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void use(picture, crop)}>
            {say('crop.save')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <CropStage picture={picture} crop={crop} onChange={setCrop} label={say('crop.stage')} />
        <p className={styles.hint}>{say('crop.hint')}</p>
        <label className={styles.zoom}>
          <span>{say('crop.zoom')}</span>
          <input
            type="range"
            min={1}
            max={AVATAR_ZOOM_MAX}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop(zoomAvatarCrop(crop, picture, Number(event.currentTarget.value)))}
          />
        </label>
      </div>
    </Dialog>
  )
}

function drawn(picture: ImageBitmap, crop: AvatarCrop): Promise<Blob> {
  const side = toAvatarSidePx(crop, picture)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  const part = toCropSquare(crop, picture)
  if (!pen) throw new Error('This browser can’t draw.')
  // JPEG has no transparency; transparent parts would turn black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, part.left, part.top, part.side, part.side, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))), 'image/jpeg', 0.92),
  )
}
