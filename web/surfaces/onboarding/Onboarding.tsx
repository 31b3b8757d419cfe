import { useEffect, useRef, useState } from 'react'
import type { OnboardingStep } from '#domain/constants/onboarding.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { OnboardingResource, type Onboarding as State } from '#domain/resources/onboarding.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { endsAt, stepsWith } from '#domain/rules/onboarding/onboarding-step.ts'
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
/** What every step gets: what is known, how it goes on with what was chosen, and whether it waits for the next one. */
export type StepProps = { state: State; isBusy: boolean; next: (chosen?: Chosen) => void }

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
  const [state, setState] = useState<State>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  const now = state ?? answer
  const step = now?.step ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(), [step])

  async function go(sent: Chosen & { leave?: boolean }) {
    if (!step || isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const isLanguageNew = sent.locale !== undefined && sent.locale !== now?.locale
      const [after] = await Promise.all([
        ask(OnboardingResource.update, { step, ...sent }),
        betweenSteps(isMotionWished()),
      ])
      if (!after.step) await end(after)
      // The words of a page are loaded with it.
      else if (isLanguageNew) location.reload()
      else setState(after)
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  async function end(after: State) {
    setState(after)
    store.forget(UserHomefeedResource.get)
    await refetchViewer()
    location.assign(endsAt(after.use_cases))
  }

  if (!now || !step) return null
  const Step = STEPS[step]
  const steps = stepsWith(installWayHere() !== 'none')
  const at = steps.indexOf(step)
  return (
    <Dialog
      open
      onClose={() => void go({ leave: true })}
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
        <Step key={step} state={now} isBusy={isBusy} next={(chosen = {}) => void go(chosen)} />
      </div>
    </Dialog>
  )
}

const isMotionWished = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
