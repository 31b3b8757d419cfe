import { useState } from 'react'
import type { QuestionTiming } from '#domain/question-timing.ts'
import { useSay } from '../../app-context.tsx'
import { debugTimings } from '../../state/debug-timings.ts'
import styles from './debugging.module.css'

/** What the page has asked, first the server and then the browser, with the queries of each question and their times. */
export function DebuggedQuestions({ first }: { first: readonly QuestionTiming[] }) {
  const say = useSay()
  const [timings] = useState(() => [...first, ...debugTimings])
  if (!timings.length) return <p>{say('debug.noQuestions')}</p>
  return (
    <ol className={styles.plain}>
      {timings.map(({ question, ms, statements }, nth) => {
        const queried = Math.round(statements.reduce((sum, one) => sum + one.ms, 0) * 10) / 10
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and a question may be asked twice
          <li key={nth}>
            <details className={styles.fold}>
              <summary>
                <code>{question}</code> · <strong>{say('debug.questionTook', { ms: String(ms) })}</strong> ·{' '}
                {say('debug.queries', { count: statements.length, ms: String(queried) })}
              </summary>
              <ol className={styles.plain}>
                {statements.map((one, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same statement may be sent twice
                  <li key={at}>
                    <p>{say('debug.queryTook', { count: one.rows, ms: String(one.ms) })}</p>
                    <code className={styles.sql}>{one.sql}</code>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        )
      })}
    </ol>
  )
}
