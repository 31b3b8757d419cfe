import { Minus, Plus, Scan, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { KEY_ZOOM_FACTOR } from '#domain/rules/closeup/zoom.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { formatPictureAlt, pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './ImageViewer.module.css'
import { usePictureZoom } from './use-picture-zoom.ts'

/** Full-window picture of a pin with zoom by wheel, pinch, double tap, drag and keys. */
export function ImageViewer({ pin, onClose }: { pin: KnownPin; onClose: () => void }) {
  const { say } = useApp()
  const { media_url } = useConfig()
  const dialog = useRef<HTMLDialogElement>(null)
  const { frame, view, isMoving, reset, zoomBy, handlers } = usePictureZoom(pin)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const url = pictureUrl(media_url, pin, 'originals')
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={say('closeup.viewer')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={handlers.onKeyDown}
    >
      <div ref={frame} className={styles.frame} data-zoom={view.scale.toFixed(2)} {...handlers.pointer}>
        <img
          src={url}
          alt={formatPictureAlt(say, pin)}
          draggable={false}
          className={styles.picture}
          data-moving={isMoving || undefined}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className={styles.bar}>
        <IconButton
          kind="onPicture"
          label={say('closeup.zoomOut')}
          icon={<Minus aria-hidden="true" />}
          disabled={view.scale <= 1}
          onClick={() => zoomBy(1 / KEY_ZOOM_FACTOR)}
        />
        <IconButton
          kind="onPicture"
          label={say('closeup.zoomReset')}
          icon={<Scan aria-hidden="true" />}
          onClick={reset}
        />
        <IconButton
          kind="onPicture"
          label={say('closeup.zoomIn')}
          icon={<Plus aria-hidden="true" />}
          onClick={() => zoomBy(KEY_ZOOM_FACTOR)}
        />
      </div>
      <IconButton
        kind="onPicture"
        size="large"
        className={styles.close}
        label={say('shell.close')}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      <p role="status" className="visually-hidden">
        {say('closeup.zoomedTo', { percent: Math.round(view.scale * 100) })}
      </p>
    </dialog>
  )
}
