import { DebugExperiencesResource, type ExperienceExplanation } from '#domain/resources/debugging.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import styles from './debugging.module.css'

/** Which experiences were considered for this viewer, and what kept each from being shown. */
export function DebuggedExperiences() {
  const say = useSay()
  const search_query = new URLSearchParams(location.search).get('q') ?? undefined
  const { answer } = useAnswer(DebugExperiencesResource.get, { search_query })
  if (!answer) return <Spinner label={say('shell.loading')} />
  if (!answer.experiences.length) return <p>{say('debug.noExperiences')}</p>
  return (
    <ul className={styles.plain}>
      {answer.experiences.map((one) => (
        <li key={one.placed_experience_id}>
          <Considered experience={one} />
        </li>
      ))}
    </ul>
  )
}

function Considered({ experience }: { experience: ExperienceExplanation }) {
  const say = useSay()
  const { placed_experience_id, type, obstacle, conditions } = experience
  return (
    <details className={styles.fold}>
      <summary>
        <code>{placed_experience_id}</code> · {type} ·{' '}
        <strong>{say(obstacle ? `debug.obstacle.${obstacle}` : 'debug.chosen')}</strong>
      </summary>
      <table className={styles.conditions}>
        <thead>
          <tr>
            <th scope="col">{say('debug.condition')}</th>
            <th scope="col">{say('debug.wants')}</th>
            <th scope="col">{say('debug.has')}</th>
            <th scope="col">{say('debug.met')}</th>
          </tr>
        </thead>
        <tbody>
          {conditions.map(({ name, wanted, actual, is_met }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{toText(wanted)}</td>
              <td>{toText(actual)}</td>
              <td>{say(is_met ? 'debug.met' : 'debug.notMet')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
