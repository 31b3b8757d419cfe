import { useState } from 'react'
import type { Draft } from '#domain/entities/draft.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { publishScheduledDraft, rescheduleLocalDraft, unscheduleLocalDraft } from '../drafts/schedule-draft.ts'
import { toLocalDraft } from '../drafts/server-draft.ts'
import { formatLocalTime, toLocalTimeInput } from '../form/local-time.ts'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './Scheduled.module.css'
import { PublishTimeField } from './ScheduleField.tsx'

/** List of the scheduled pins. */
export function Scheduled({ pins }: { pins: readonly Draft[] }) {
  const { say } = useApp()
  if (pins.length === 0) return null
  return (
    <section className={styles.scheduled} aria-labelledby="scheduled-pins">
      <h2 id="scheduled-pins">{say('create.scheduledCount', { count: pins.length })}</h2>
      <ul>
        {pins.map((pin) => (
          <ScheduledPin key={pin.key} pin={pin} />
        ))}
      </ul>
    </section>
  )
}

function ScheduledPin({ pin }: { pin: Draft }) {
  const frame = useApp()
  const { say } = frame
  const { isBusy, act } = useBusyAction()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const name = pin.title.trim() || pin.name
  const at = pin.scheduled_at ?? 0
  const saveTime = async () => {
    try {
      await rescheduleLocalDraft(frame, pin.key, typed ?? '')
      setTyped(undefined)
      showToast({ text: say('create.timeChanged') })
    } catch (thrown) {
      if (!isAskRefusal(thrown) || thrown.field !== 'at') throw thrown
      setError(thrown.message)
    }
  }
  return (
    <li>
      <span className={styles.picture} style={{ backgroundColor: pin.picture?.color }}>
        <DraftPicture draft={toLocalDraft(pin)} alt="" />
      </span>
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <time dateTime={new Date(at).toISOString()}>{formatLocalTime(frame, at)}</time>
        {pin.board && <bdi>{pin.board.name}</bdi>}
      </div>
      {typed === undefined ? (
        <div className={styles.buttons}>
          <Button kind="quiet" disabled={isBusy} onClick={() => setTyped(toLocalTimeInput(at))}>
            {say('create.changeTime')}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => act(() => unscheduleLocalDraft(frame, pin.key))}>
            {say('create.toDrafts')}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button busy={isBusy} onClick={() => act(() => publishScheduledDraft(frame, pin.key))}>
            {say('create.publishNow')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className={styles.time}
          onSubmit={(event) => {
            event.preventDefault()
            act(saveTime)
          }}
        >
          <PublishTimeField
            value={typed}
            error={error}
            onChange={(to) => {
              setTyped(to)
              setError(undefined)
            }}
          />
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={() => setTyped(undefined)}>
              {say('create.cancel')}
            </Button>
            <Button type="submit" kind="primary" busy={isBusy}>
              {say('create.saveTime')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
