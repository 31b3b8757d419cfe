import { SCHEDULE_DAYS_MAX, SCHEDULE_MINUTES_MIN } from '#domain/constants/limits.ts'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../frame.tsx'
import type { Draft } from '../drafts/draft.ts'
import { change } from '../drafts/drafts.ts'
import { localTime, timeZone } from '../form/local-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When it is published: right away, or at a time in this browser's time zone. */
export function ScheduleField({ draft: { key, publishAt, errors } }: { draft: Draft }) {
  const say = useSay()
  const set = (to: string | undefined) => {
    const { at: _, ...others } = errors
    change(key, { publishAt: to, errors: others }, 'silently')
  }
  return (
    <>
      <Switch
        label={say('create.publishLater')}
        checked={publishAt !== undefined}
        onChange={(event) => set(event.target.checked ? localTime(nextHour()) : undefined)}
      />
      {publishAt !== undefined && <TimeField value={publishAt} error={errors.at} onChange={set} />}
    </>
  )
}

const nextHour = () => Math.ceil((Date.now() + SCHEDULE_MINUTES_MIN * MINUTE) / HOUR) * HOUR

type Props = { value: string; error: string | undefined; onChange: (typed: string) => void }

export function TimeField({ value, error, onChange }: Props) {
  const say = useSay()
  const now = Date.now()
  return (
    <TextField
      type="datetime-local"
      label={say('create.publishTime')}
      hint={say('create.publishTimeHint', { zone: timeZone() })}
      min={localTime(now + (SCHEDULE_MINUTES_MIN + 1) * MINUTE)}
      max={localTime(now + SCHEDULE_DAYS_MAX * 24 * HOUR)}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
