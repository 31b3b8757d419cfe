import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFrame } from '../../frame.tsx'
import type { Draft } from '../drafts/draft.ts'
import { draftName, uploadSays } from '../drafts/draft-name.ts'
import { select } from '../drafts/drafts.ts'
import { takeAway } from '../drafts/take-away.ts'
import { cancel, retry } from '../drafts/uploads.ts'
import styles from './DraftList.module.css'
import { DraftPicture } from './DraftPicture.tsx'

type Props = { draft: Draft; number: number; isSelected: boolean }

export function DraftRow({ draft, number, isSelected }: Props) {
  const frame = useFrame()
  const { say } = frame
  const { key, upload } = draft
  const name = draftName(say, draft, number)
  const state = Object.values(draft.errors)[0] ?? uploadSays(say, draft)
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
        onClick={() => select(key)}
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
          onClick={() => retry(frame, key)}
        />
      )}
      {draft.publishing === 'no' && (
        <IconButton
          size="small"
          label={say(isMoving ? 'create.cancelUpload' : 'create.remove', { name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => (isMoving ? cancel(key) : takeAway(frame, draft))}
        />
      )}
    </li>
  )
}

const colorOf = ({ upload }: Draft) => (upload.at === 'sent' ? upload.color : undefined)
