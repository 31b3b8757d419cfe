import { useState } from 'react'
import type { ExperienceDefinition } from '#domain/resources/staff-experiences.ts'
import { NAMED_PLACEMENTS } from '#domain/rules/guidance/placements.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import { parseLocalTime, toLocalTimeInput } from '../form/local-time.ts'
import styles from './experience-editor.module.css'

type Props = {
  draft: ExperienceDefinition
  /** What is wrong, by field of the definition. */
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<ExperienceDefinition>) => void
}

/** Where guidance appears. */
export function ExperiencePlaces({ draft: { placements }, problems, onChange }: Props) {
  const say = useSay()
  const named = NAMED_PLACEMENTS.map(({ placement }) => placement)
  const toggle = (placement: number, isOn: boolean) =>
    onChange({ placements: isOn ? [...placements, placement] : placements.filter((one) => one !== placement) })
  return (
    <fieldset className={styles.nested}>
      <legend>{say('staff.experiencePlaces')}</legend>
      <div className={styles.columns}>
        {NAMED_PLACEMENTS.map(({ placement, place, layout }) => {
          const name = say(`placement.${place}`)
          return (
            <Checkbox
              key={placement}
              label={
                layout
                  ? say(layout === 'wide' ? 'staff.placementWide' : 'staff.placementNarrow', { place: name })
                  : name
              }
              checked={placements.includes(placement)}
              onChange={(event) => toggle(placement, event.target.checked)}
            />
          )
        })}
      </div>
      <ListField
        id="experience-placements"
        label={say('staff.otherPlacements')}
        error={problems.placements}
        items={placements.filter((placement) => !named.includes(placement)).map(String)}
        onChange={(items) => {
          const others = items.map(Number).filter((number) => Number.isInteger(number) && number > 0)
          onChange({ placements: [...placements.filter((one) => named.includes(one)), ...others] })
        }}
      />
    </fieldset>
  )
}

const RANGES = [
  ['account_age_days', 'staff.accountAge'],
  ['pins', 'staff.pinCount'],
  ['boards', 'staff.boardCount'],
] as const
const AUDIENCES = ['people', 'visitors', 'everyone'] as const
const CONSENTS = ['analytics', 'marketing', 'personalization'] as const
const PLATFORMS = ['web', 'web_mobile'] as const

/** For whom guidance is. */
export function ExperienceAudience({ draft: { targeting }, problems, onChange }: Props) {
  const say = useSay()
  const set = (change: Partial<ExperienceDefinition['targeting']>) =>
    onChange({ targeting: { ...targeting, ...change } })
  const list = (items: string[]) => (items.length ? items : undefined)
  return (
    <fieldset className={styles.nested}>
      <legend>{say('staff.experienceAudience')}</legend>
      <div className={styles.columns}>
        <Select
          id="experience-audience"
          label={say('staff.audience')}
          value={targeting.audience ?? 'people'}
          options={AUDIENCES.map((value) => ({ value, label: say(`staff.audience_${value}`) }))}
          onChange={(event) => set({ audience: AUDIENCES.find((one) => one === event.target.value) })}
        />
        <Select
          id="experience-platforms"
          label={say('staff.platforms')}
          value={targeting.platforms?.length === 1 ? targeting.platforms[0] : ''}
          options={[
            { value: '', label: say('staff.platform_all') },
            ...PLATFORMS.map((value) => ({ value, label: say(`staff.platform_${value}`) })),
          ]}
          onChange={(event) =>
            set({
              platforms: list(PLATFORMS.filter((one) => one === event.target.value)) as typeof targeting.platforms,
            })
          }
        />
        <Select
          id="experience-consent"
          label={say('staff.consentNeeded')}
          value={targeting.consent ?? ''}
          options={[
            { value: '', label: say('staff.consentNone') },
            ...CONSENTS.map((value) => ({ value, label: say(`staff.consent_${value}`) })),
          ]}
          onChange={(event) => set({ consent: CONSENTS.find((one) => one === event.target.value) })}
        />
        <ListField
          id="experience-countries"
          label={say('staff.countries')}
          items={targeting.countries ?? []}
          onChange={(items) => set({ countries: list(items.map((one) => one.toUpperCase())) })}
        />
        <ListField
          id="experience-locales"
          label={say('staff.locales')}
          items={targeting.locales ?? []}
          onChange={(items) => set({ locales: list(items) })}
        />
        <ListField
          id="experience-search-words"
          label={say('staff.searchWords')}
          items={targeting.search_words ?? []}
          onChange={(items) => set({ search_words: list(items) })}
        />
        {RANGES.flatMap(([field, key]) =>
          (['min', 'max'] as const).map((bound) => (
            <TextField
              key={field + bound}
              id={`experience-${field}-${bound}`}
              label={say(bound === 'min' ? 'staff.least' : 'staff.most', { name: say(key) })}
              type="number"
              min={0}
              value={targeting[field]?.[bound] ?? ''}
              onChange={(event) => set({ [field]: changeBound(targeting[field], bound, event.target.value) })}
            />
          )),
        )}
        <ListField
          id="experience-experiments"
          label={say('staff.experimentGroups')}
          error={problems.targeting}
          items={Object.entries(targeting.experiments ?? {}).flatMap(([name, groups]) =>
            groups.map((group) => `${name}=${group}`),
          )}
          onChange={(items) => set({ experiments: parseExperimentGroups(items) })}
        />
      </div>
      <Checkbox
        label={say('staff.onTrigger')}
        checked={targeting.on_trigger === true}
        onChange={(event) => set({ on_trigger: event.target.checked || undefined })}
      />
    </fieldset>
  )
}

type Range = { min?: number | undefined; max?: number | undefined }

function changeBound(range: Range | undefined, bound: keyof Range, typed: string): Range | undefined {
  const changed = { ...range, [bound]: typed === '' ? undefined : Number(typed) }
  return changed.min === undefined && changed.max === undefined ? undefined : changed
}

/** Reads `name=group` pairs; several groups of one experiment are alternatives. */
function parseExperimentGroups(items: readonly string[]): Record<string, string[]> | undefined {
  const groups: Record<string, string[]> = {}
  for (const item of items) {
    const [name = '', group = ''] = item.split('=').map((part) => part.trim())
    groups[name] = [...(groups[name] ?? []), group]
  }
  return items.length ? groups : undefined
}

/** When guidance is shown, how often, and before which other. */
export function ExperienceSchedule({ draft, problems, onChange }: Props) {
  const say = useSay()
  const { frequency } = draft
  const time = (at: string | null) => (at ? toLocalTimeInput(Date.parse(at)) : '')
  const parse = (typed: string) => (typed ? new Date(parseLocalTime(typed) ?? Number.NaN).toJSON() : null)
  const number = (typed: string, least: number) => Math.max(least, Math.round(Number(typed)) || least)
  return (
    <fieldset className={styles.nested}>
      <legend>{say('staff.experienceSchedule')}</legend>
      <div className={styles.columns}>
        <Select
          id="experience-status"
          label={say('staff.experienceStatus')}
          value={draft.status}
          options={(['live', 'paused'] as const).map((value) => ({
            value,
            label: say(`staff.experienceState_${value}`),
          }))}
          onChange={(event) => onChange({ status: event.target.value === 'live' ? 'live' : 'paused' })}
        />
        <TextField
          id="experience-priority"
          label={say('staff.experiencePriority')}
          type="number"
          value={draft.priority}
          error={problems.priority}
          onChange={(event) => onChange({ priority: Math.round(Number(event.target.value)) || 0 })}
        />
        <TextField
          id="experience-starts"
          label={say('staff.experienceStarts')}
          type="datetime-local"
          value={time(draft.starts_at)}
          onChange={(event) => onChange({ starts_at: parse(event.target.value) })}
        />
        <TextField
          id="experience-ends"
          label={say('staff.experienceEnds')}
          type="datetime-local"
          value={time(draft.ends_at)}
          error={problems.ends_at}
          onChange={(event) => onChange({ ends_at: parse(event.target.value) })}
        />
        <TextField
          id="experience-times"
          label={say('staff.experienceTimes')}
          type="number"
          min={1}
          max={100}
          value={frequency?.max_views ?? ''}
          onChange={(event) =>
            onChange({
              frequency: event.target.value
                ? { days_between: 1, ...frequency, max_views: number(event.target.value, 1) }
                : null,
            })
          }
        />
        <TextField
          id="experience-days-between"
          label={say('staff.experienceDaysBetween')}
          type="number"
          min={1}
          max={365}
          disabled={!frequency}
          value={frequency?.days_between ?? ''}
          onChange={(event) =>
            frequency && onChange({ frequency: { ...frequency, days_between: number(event.target.value, 1) } })
          }
        />
        <TextField
          id="experience-group"
          label={say('staff.experienceGroup')}
          value={draft.exclusion_group ?? ''}
          error={problems.exclusion_group}
          onChange={(event) => onChange({ exclusion_group: event.target.value || null })}
        />
        <ListField
          id="experience-triggers"
          label={say('staff.experienceTriggers')}
          error={problems.triggerable_placed_exps}
          items={draft.triggerable_placed_exps}
          onChange={(triggerable_placed_exps) => onChange({ triggerable_placed_exps })}
        />
      </div>
    </fieldset>
  )
}

type ListProps = {
  id: string
  label: string
  error?: string | undefined
  items: readonly string[]
  onChange: (items: string[]) => void
}

/** Items separated by commas; what is typed stays as it is while it is typed. */
function ListField({ items, onChange, ...field }: ListProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      value={typed ?? items.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(event.target.value.split(',').flatMap((item) => item.trim() || []))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
