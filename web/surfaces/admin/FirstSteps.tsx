import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FirstStep, SELF_REPORTED_STEPS, type SelfReportedStep } from '#domain/constants/first-steps.ts'
import { FirstStepsResource, type FirstSteps as Found } from '#domain/resources/first-steps.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import styles from './admin.module.css'

/** Links to the pages where a step can be done; the other steps are server settings, named in their sentences. */
const PLACES: Partial<Record<FirstStep, string>> = {
  email: '/settings/account/',
  pages: '/admin/pages/',
  topics: '/admin/topics/',
  pins: '/pin-creation-tool/',
  staff: '/admin/people/',
}

export const hasFirstSteps = ({ is_open, has_older_world }: Found) => is_open || has_older_world

/** First notices for the operator of an instance: open setup steps, or a newer demo world. */
export function FirstSteps({ found }: { found: Found }) {
  const { say } = useApp()
  return (
    <>
      {found.has_older_world && (
        <section className={styles.group}>
          <h2>{say('staff.olderWorld')}</h2>
          <p>{say('staff.olderWorldSentence')}</p>
          <code>DATA_DIR=data-new npm start</code>
        </section>
      )}
      {found.is_open && <Steps found={found} />}
    </>
  )
}

/** Setup steps of a new instance; each is ticked automatically once it is done. */
function Steps({ found }: { found: Found }) {
  const { ask, say, store } = useApp()
  const { product_name } = useConfig()
  const { isBusy, act } = useBusyAction()
  const tell = async (what: { dismissed?: boolean; done?: SelfReportedStep }) =>
    store.take(FirstStepsResource.get, {}, await ask(FirstStepsResource.update, what))
  const dismiss = () =>
    act(async () => {
      await tell({ dismissed: true })
      showToast({
        text: say('staff.stepsDismissed'),
        action: { label: say('shell.undo'), onSelect: () => void act(() => tell({ dismissed: false })) },
      })
    })
  const doneCount = found.steps.filter((step) => step.is_done).length
  return (
    <section className={styles.group}>
      <div className={styles.stepsHead}>
        <h2>{say('staff.steps', { product: product_name })}</h2>
        <p className={styles.quiet}>{say('staff.stepsDone', { count: doneCount, total: found.steps.length })}</p>
      </div>
      <Rows label={say('staff.steps', { product: product_name })}>
        {found.steps.map(({ name, is_done }) => (
          <Step key={name} name={name} isDone={is_done} found={found}>
            {isTold(name) && (
              <Button
                busy={isBusy}
                aria-label={say('staff.stepTellName', { step: say(`staff.step_${name}`) })}
                onClick={() => act(() => tell({ done: name }))}
              >
                {say('staff.stepTell')}
              </Button>
            )}
          </Step>
        ))}
      </Rows>
      <div className={styles.buttons}>
        <Button kind="quiet" busy={isBusy} onClick={dismiss}>
          {say('staff.stepsDismiss')}
        </Button>
      </div>
    </section>
  )
}

const isTold = (name: FirstStep): name is SelfReportedStep => (SELF_REPORTED_STEPS as readonly string[]).includes(name)

type StepProps = { name: FirstStep; isDone: boolean; found: Found; children: ReactNode }

function Step({ name, isDone, found, children }: StepProps) {
  const { say } = useApp()
  const Icon = isDone ? CircleCheck : Circle
  const href = PLACES[name]
  const folder = found.data_dir
  const hasMailServer = found.steps.some((step) => step.name === 'mail' && step.is_done)
  const hint = name === 'email' && !hasMailServer ? 'email_file' : name
  return (
    <Row
      start={
        <Icon
          size={24}
          role="img"
          aria-label={say(isDone ? 'staff.stepIsDone' : 'staff.stepIsOpen')}
          className={isDone ? styles.done : undefined}
        />
      }
      end={
        !isDone && (
          <div className={styles.buttons}>
            {href && <Button href={href}>{say(`staff.stepDo_${name as 'email'}`)}</Button>}
            {children}
          </div>
        )
      }
    >
      <strong>{say(`staff.step_${name}`)}</strong>
      {!isDone && <small>{say(`staff.stepHint_${hint}`, { folder })}</small>}
    </Row>
  )
}
