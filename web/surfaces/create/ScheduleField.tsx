import { SCHEDULE_DAYS_MAX, SCHEDULE_MINUTES_MIN } from '#domain/constants/limits.ts'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import { updateDraft } from '../drafts/drafts-store.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { readTimeZoneName, toLocalTimeInput } from '../form/local-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Publishing time: now, or a time in this browser's time zone. */
export function ScheduleField({ draft: { key, publishAt, errors } }: { draft: LocalDraft }) {
  const say = useSay()
  const set = (to: string | undefined) => {
    const { at: _, ...others } = errors
    updateDraft(key, { publishAt: to, errors: others }, 'silently')
  }
  return (
    <>
      <Switch
        label={say('create.publishLater')}
        checked={publishAt !== undefined}
        onChange={(event) => set(event.target.checked ? toLocalTimeInput(nextHour()) : undefined)}
      />
      {publishAt !== undefined && <PublishTimeField value={publishAt} error={errors.at} onChange={set} />}
    </>
  )
}

const nextHour = () => Math.ceil((Date.now() + SCHEDULE_MINUTES_MIN * MINUTE) / HOUR) * HOUR

type Props = { value: string; error: string | undefined; onChange: (typed: string) => void }

export function PublishTimeField({ value, error, onChange }: Props) {
  const say = useSay()
  const now = Date.now()
  return (
    <TextField
      type="datetime-local"
      label={say('create.publishTime')}
      hint={say('create.publishTimeHint', { zone: readTimeZoneName() })}
      min={toLocalTimeInput(now + (SCHEDULE_MINUTES_MIN + 1) * MINUTE)}
      max={toLocalTimeInput(now + SCHEDULE_DAYS_MAX * 24 * HOUR)}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
