import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useApp } from '../../app-context.tsx'
import { formatUploadState, toDraftName } from '../drafts/draft-name.ts'
import { setSelectedDraft } from '../drafts/drafts-store.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { removeDraftWithUndo } from '../drafts/remove-draft-with-undo.ts'
import { cancelUpload, retryUpload } from '../drafts/uploads.ts'
import styles from './DraftList.module.css'
import { DraftPicture } from './DraftPicture.tsx'

type Props = { draft: LocalDraft; number: number; isSelected: boolean }

export function DraftRow({ draft, number, isSelected }: Props) {
  const frame = useApp()
  const { say } = frame
  const { key, upload } = draft
  const name = toDraftName(say, draft, number)
  const state = Object.values(draft.errors)[0] ?? formatUploadState(say, draft)
  const isMoving = upload.at === 'sending'
  const isWrong = upload.at !== 'failed' && Object.keys(draft.errors).length > 0
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])
  return (
    <li ref={row} className={classes(styles.row, isSelected && styles.selected)}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isSelected || undefined}
        onClick={() => setSelectedDraft(key)}
      >
        <span className={styles.picture} style={{ backgroundColor: colorOf(draft) }}>
          {upload.at === 'failed' ? (
            <CircleAlert size={24} aria-hidden="true" className={styles.lost} />
          ) : (
            <DraftPicture draft={draft} alt="" />
          )}
          {isWrong && (
            <span className={styles.bad}>
              <CircleAlert size={20} aria-hidden="true" />
            </span>
          )}
        </span>
        <span className={styles.text}>
          <span className="visually-hidden">{say('create.select', { name })}, </span>
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
          <span className={classes(styles.state, (isWrong || upload.at === 'failed') && styles.failed)}>{state}</span>
        </span>
      </button>
      {isMoving && (
        <span className={styles.progress}>
          <ProgressBar label={say('create.uploadOf', { name })} value={upload.part < 1 ? upload.part : undefined} />
        </span>
      )}
      {upload.at === 'failed' && !upload.isHopeless && (
        <IconButton
          size="small"
          label={`${say('create.retry')}: ${name}`}
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => retryUpload(frame, key)}
        />
      )}
      {draft.publishing === 'no' && (
        <IconButton
          size="small"
          label={say(isMoving ? 'create.cancelUpload' : 'create.remove', { name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => (isMoving ? cancelUpload(key) : removeDraftWithUndo(frame, draft))}
        />
      )}
    </li>
  )
}

const colorOf = ({ upload }: LocalDraft) => (upload.at === 'sent' ? upload.color : undefined)
