import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { type Catalogue, CatalogueResource } from '#domain/resources/catalogues.ts'
import { formatLongDate } from '#domain/rules/format/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import styles from './Catalogues.module.css'

const ICONS = { waiting: Clock, running: Clock, done: CircleCheck, failed: CircleAlert }

/** One catalogue: its source, the result of the last import, errors by line, and the time of the next import. */
export function CatalogueView({ catalogue, refetch }: { catalogue: Catalogue; refetch: () => Promise<unknown> }) {
  const { say, ask } = useApp()
  const { locale } = useConfig()
  const ago = useFormatTimeAgo()
  const { isBusy, act } = useBusyAction()
  const [isAsked, setAsked] = useState(false)
  const { id, name, url, state, problem, rows_good, rows_bad, run_ended_at, next_run_at, issues } = catalogue
  const isRunning = state === 'running' || state === 'waiting'
  const Icon = ICONS[state]
  const run = () =>
    act(async () => {
      await ask(CatalogueResource.update, { id })
      await refetch()
    })
  const remove = () =>
    act(async () => {
      await ask(CatalogueResource.delete, { id })
      await refetch()
      showToast({ text: say('catalogues.deleted') })
    })
  const when = run_ended_at ? ago(run_ended_at) : ''
  return (
    <section className={styles.one} aria-label={name} data-catalogue={state}>
      <h2 dir="auto">{name}</h2>
      <p className={styles.quiet}>{url ?? say('catalogues.uploaded')}</p>
      <p className={styles.state} data-state={state} role="status">
        <Icon size={20} aria-hidden="true" />
        {state === 'running' && say('catalogues.running', { count: rows_good + rows_bad })}
        {state === 'waiting' && say('catalogues.waiting')}
        {(state === 'done' || state === 'failed') && say(`catalogues.${state}`, { when })}
      </p>
      {isRunning && <ProgressBar label={say('catalogues.waiting')} />}
      {problem && !isRunning && <p>{say(`catalogues.problem.${problem}`)}</p>}
      {state === 'done' && (
        <p>
          {say('catalogues.products', { count: rows_good })}
          {rows_bad > 0 && <> · {say('catalogues.bad', { count: rows_bad })}</>}
        </p>
      )}
      {next_run_at && !isRunning && (
        <p className={styles.quiet}>
          {say('catalogues.next', { when: formatLongDate(new Date(next_run_at), locale) })}
        </p>
      )}
      {issues.length > 0 && !isRunning && <Issues issues={issues} of={rows_bad} />}
      <div className={styles.buttons}>
        {rows_good > 0 && (
          <Button href={`/business/catalogs/${id}/`} aria-label={say('catalogues.seeName', { name })}>
            {say('catalogues.see')}
          </Button>
        )}
        <Button aria-label={say('catalogues.runName', { name })} busy={isBusy} disabled={isRunning} onClick={run}>
          {say('catalogues.run')}
        </Button>
        <Button kind="quiet" aria-label={say('catalogues.deleteName', { name })} onClick={() => setAsked(true)}>
          {say('catalogues.delete')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        size="small"
        title={say('catalogues.deleteTitle')}
        closeLabel={say('shell.close')}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{say('catalogues.keep')}</Button>
            <Button kind="danger" busy={isBusy} onClick={remove}>
              {say('catalogues.delete')}
            </Button>
          </>
        }
      >
        <p>{say('catalogues.deleteSentence')}</p>
      </Dialog>
    </section>
  )
}

function Issues({ issues, of }: { issues: Catalogue['issues']; of: number }) {
  const say = useSay()
  return (
    <details className={styles.issues}>
      <summary>{say('catalogues.issues')}</summary>
      {of > issues.length && <p>{say('catalogues.firstIssues', { count: issues.length })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{say('catalogues.line')}</th>
            <th scope="col">{say('catalogues.field')}</th>
            <th scope="col">{say('catalogues.what')}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ line, field, code }) => (
            <tr key={`${line} ${field}`}>
              <td>{line}</td>
              <td>
                <code>{field}</code>
              </td>
              <td>{say(`catalogues.issue.${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
