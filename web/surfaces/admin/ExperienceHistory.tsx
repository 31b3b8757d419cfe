import { useMemo, useState } from 'react'
import { type StaffExperience, StaffExperienceResource } from '#domain/resources/staff-experiences.ts'
import { Button } from '#ui/Button.tsx'
import { DayTable } from '#ui/plot/DayTable.tsx'
import { LinePlot } from '#ui/plot/LinePlot.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './admin.module.css'
import { useFormatDay } from './use-format-day.ts'

const COUNTS = ['viewed', 'completed', 'dismissed'] as const

/** What people did with guidance, day by day. */
export function ExperienceResults({ experience: { days, totals } }: { experience: StaffExperience }) {
  const say = useSay()
  const { locale } = useConfig()
  const plotted = useMemo(() => {
    const all = fillDays(days)
    return {
      days: all.map(({ day }) => day),
      series: COUNTS.map((name) => ({ name: say(`staff.experience_${name}`), values: all.map((day) => day[name]) })),
    }
  }, [days, say])
  return (
    <section className={styles.group}>
      <h2>{say('staff.experienceResultsTitle')}</h2>
      {days.length === 0 ? (
        <p>{say('staff.experienceNoCounts')}</p>
      ) : (
        <>
          <p>
            {COUNTS.map((name) => `${say(`staff.experience_${name}`)}: ${totals[name].toLocaleString(locale)}`).join(
              ' · ',
            )}
          </p>
          <LinePlot label={say('staff.experiencePlot')} locale={locale} {...plotted} />
          <DayTable
            words={{ summary: say('analytics.table'), day: say('analytics.day') }}
            locale={locale}
            {...plotted}
          />
        </>
      )}
    </section>
  )
}

const DAY_MS = 86_400_000

/** Every day from the first to the last; days without a count have zeros. */
function fillDays(days: StaffExperience['days']): StaffExperience['days'] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(days.map((one) => [one.day, one]))
  const length = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS + 1
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(first.day) + at * DAY_MS).toISOString().slice(0, 10)
    return byDay.get(day) ?? { day, viewed: 0, completed: 0, dismissed: 0 }
  })
}

type HistoryProps = { experience: StaffExperience; onSaved: (saved: StaffExperience) => void }

/** Versions that staff saved, the newest first; an earlier one can be restored, which saves it again. */
export function ExperienceVersions({ experience: { id, version: newest, versions }, onSaved }: HistoryProps) {
  const { ask, say } = useApp()
  const when = useFormatDay()
  const [busy, setBusy] = useState<number>()
  if (!versions.length) return null
  async function restore(version: number) {
    setBusy(version)
    try {
      const experience_id = Number(id)
      const { definition } = await ask(StaffExperienceResource.get, { experience_id, version })
      if (!definition) return
      onSaved(await ask(StaffExperienceResource.update, { experience_id, based_on: newest, definition }))
      showToast({ text: say('staff.experienceRestored', { version }) })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className={styles.group}>
      <h2>{say('staff.experienceHistory')}</h2>
      <Rows label={say('staff.experienceHistory')}>
        {versions.map(({ version, by, at, is_deletion }) => (
          <Row
            key={version}
            end={
              version !== newest &&
              !is_deletion && (
                <Button
                  aria-label={say('staff.experienceRestoreVersion', { version })}
                  busy={busy === version}
                  onClick={() => void restore(version)}
                >
                  {say('staff.experienceRestore')}
                </Button>
              )
            }
          >
            <strong>
              {say('staff.experienceVersion', { version })}
              {is_deletion && ` · ${say('staff.experienceDeletion')}`}
            </strong>
            <small>{by ? say('staff.articleBy', { name: by, when: when(at) }) : say('staff.experienceShipped')}</small>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
