import { type ListedExperience, StaffExperiencesResource } from '#domain/resources/staff-experiences.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'

/** Lists all guidance with its state and what people did with it. */
export function ExperienceList() {
  const say = useSay()
  const list = useList(StaffExperiencesResource.get, {})
  return (
    <AdminFrame section="experiences">
      <p>{say('staff.experiencesSentence')}</p>
      <div className={styles.buttons}>
        <Button kind="primary" href="/admin/experiences/new/">
          {say('staff.experienceNew')}
        </Button>
        <Button href="/admin/experiences/examples/">{say('staff.experienceExamples')}</Button>
      </div>
      <RowList
        list={list}
        label={say('staff.experiences')}
        empty={say('staff.noExperiences')}
        row={(experience) => <ExperienceRow key={experience.id} experience={experience} />}
      />
    </AdminFrame>
  )
}

function ExperienceRow({ experience: { id, name, form, state, totals } }: { experience: ListedExperience }) {
  const say = useSay()
  const { locale } = useConfig()
  const counts = (['viewed', 'completed', 'dismissed'] as const).map(
    (what) => `${say(`staff.experience_${what}`)} ${totals[what].toLocaleString(locale)}`,
  )
  return (
    <Row end={<Badge tone={state === 'live' ? 'accent' : 'plain'}>{say(`staff.experienceState_${state}`)}</Badge>}>
      <a href={`/admin/experiences/${id}/`}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </a>
      <small>
        {form && `${say(`staff.form.${form}`)} · `}
        {counts.join(' · ')}
      </small>
    </Row>
  )
}
