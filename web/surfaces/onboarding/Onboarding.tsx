import { useEffect, useRef, useState } from 'react'
import type { OnboardingStep } from '#domain/constants/onboarding.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { OnboardingResource, type Onboarding as State } from '#domain/resources/onboarding.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { endsAt, isLastStep, stepsWith } from '#domain/rules/onboarding/onboarding-step.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useFrame } from '../../frame.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import { AppInstall } from './AppInstall.tsx'
import { CountryLocale } from './CountryLocale.tsx'
import { Gender } from './Gender.tsx'
import { InterestPicker } from './InterestPicker.tsx'
import { installWayHere } from './install-way.ts'
import { LoadingStep } from './LoadingStep.tsx'
import styles from './Onboarding.module.css'
import { PinPicker } from './PinPicker.tsx'
import { UseCases } from './UseCases.tsx'
import { betweenSteps } from './waits.ts'

export type Chosen = Omit<OptionsOf<typeof OnboardingResource.update>, 'step' | 'leave'>
/** What every step gets: what is known, what is chosen in it, whether it waits for the next one, and the ways on. */
export type StepProps = {
  state: State
  chosen: Chosen
  choose: (chosen: Chosen) => void
  isBusy: boolean
  /** Goes on with what is chosen. */
  next: (more?: Chosen) => void
  /** Goes on without. */
  skip: () => void
}

const STEPS: Record<OnboardingStep, (props: StepProps) => React.ReactNode> = {
  gender: Gender,
  country_locale: CountryLocale,
  interest_picker: InterestPicker,
  use_case: UseCases,
  pin_picker: PinPicker,
  loading: LoadingStep,
  app_install: AppInstall,
}

/** D72: the first steps, in a window over home. The server keeps where one is, so a reload or another device goes on there. */
export function Onboarding() {
  const { ask, say, store } = useFrame()
  const { answer } = useAnswer(OnboardingResource.get, {})
  const refetchViewer = useRefetchViewer()
  // What gives way stays in sight until then; the store knows of the next step before.
  const [leaving, setLeaving] = useState<State>()
  const [chosen, setChosen] = useState<Chosen>({})
  const [hasFailed, setHasFailed] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  const isBusy = leaving !== undefined
  const now = leaving ?? answer
  const step = now?.step ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(), [step])

  async function go(sent: Chosen & { leave?: boolean }) {
    if (!now || !step || isBusy) return
    setLeaving(now)
    setHasFailed(false)
    try {
      const isLanguageNew = sent.locale !== undefined && sent.locale !== now.locale
      const leave = sent.leave || isLastStep(step, canInstall())
      const isChange = !leave && !sent.stay
      const [after] = await Promise.all([
        ask(OnboardingResource.update, { step, ...sent, ...(leave && { leave }) }),
        betweenSteps(isChange && isMotionWished()),
      ])
      if (!after.step) await end(after)
      // The words of a page are loaded with it.
      else if (isLanguageNew) location.reload()
      setChosen({})
    } catch {
      setHasFailed(true)
    } finally {
      setLeaving(undefined)
    }
  }

  async function end(after: State) {
    store.forget(UserHomefeedResource.get)
    await refetchViewer()
    location.assign(endsAt(after.use_cases))
  }

  if (!now || !step) return null
  const Step = STEPS[step]
  const steps = stepsWith(canInstall())
  const at = steps.indexOf(step)
  return (
    <Dialog
      open
      onClose={() => void go({ ...chosen, leave: true })}
      closesBy="button"
      title={say('onboarding.label')}
      hideTitle
      closeLabel={say('onboarding.leave')}
      size="large"
      className={styles.window ?? ''}
    >
      <div ref={heading} className={styles.step} data-step={step} data-leaving={isBusy || undefined}>
        {at >= 0 && (
          <p className={styles.progress}>{say('onboarding.progress', { count: at + 1, total: steps.length })}</p>
        )}
        {hasFailed && (
          <p role="alert" className={styles.hint}>
            {say('error.broken')}
          </p>
        )}
        <Step
          key={step}
          state={now}
          chosen={chosen}
          choose={(more) => setChosen({ ...chosen, ...more })}
          isBusy={isBusy}
          next={(more = {}) => void go({ ...chosen, ...more })}
          skip={() => void go({})}
        />
      </div>
    </Dialog>
  )
}

const canInstall = () => installWayHere() !== 'none'
const isMotionWished = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
