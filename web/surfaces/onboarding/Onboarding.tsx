import { useEffect, useRef, useState } from 'react'
import type { OnboardingStep } from '#domain/constants/onboarding.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { OnboardingResource, type Onboarding as State } from '#domain/resources/onboarding.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import {
  availableOnboardingSteps,
  isLastOnboardingStep,
  onboardingEndPath,
} from '#domain/rules/onboarding/onboarding-step.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useConfig, useViewer } from '../../hooks/hooks.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import { PinWall } from '../picture/PinWall.tsx'
import { AppInstall } from './AppInstall.tsx'
import { CountryLocale } from './CountryLocale.tsx'
import { Gender } from './Gender.tsx'
import { InterestPicker } from './InterestPicker.tsx'
import { detectInstallMethod } from './install-method.ts'
import { LoadingStep } from './LoadingStep.tsx'
import styles from './Onboarding.module.css'
import { PinPicker } from './PinPicker.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'
import { waitBetweenSteps } from './step-pauses.ts'
import { UseCases } from './UseCases.tsx'

export type OnboardingChoices = Omit<OptionsOf<typeof OnboardingResource.update>, 'step' | 'leave'>
/** Props of every step: the stored state, the current choices, and the ways to continue. */
export type OnboardingStepProps = {
  state: State
  chosen: OnboardingChoices
  choose: (chosen: OnboardingChoices) => void
  isBusy: boolean
  /** Continues with the current choices. */
  next: (more?: OnboardingChoices) => void
  /** Continues without a choice. */
  skip: () => void
}

const STEPS: Record<OnboardingStep, (props: OnboardingStepProps) => React.ReactNode> = {
  gender: Gender,
  country_locale: CountryLocale,
  interest_picker: InterestPicker,
  use_case: UseCases,
  pin_picker: PinPicker,
  loading: LoadingStep,
  app_install: AppInstall,
}

/** Steps that fill the window with their own pictures; the others are a card in front of a pin wall. */
const PICTURE_STEPS: readonly (OnboardingStep | null)[] = ['interest_picker', 'pin_picker']

/**
 * Onboarding in a window over home. The server stores the current step, so it continues after a reload or on another
 * device.
 */
export function Onboarding() {
  const { ask, say, store } = useApp()
  const { answer } = useAnswer(OnboardingResource.get, {})
  const refetchViewer = useRefetchViewer()
  // The step on its way out stays visible during the transition, though the store already has the next one.
  const [leaving, setLeaving] = useState<State>()
  const [chosen, setChosen] = useState<OnboardingChoices>({})
  const [hasFailed, setHasFailed] = useState(false)
  const { first_name: name } = useViewer()
  const { product_name: product } = useConfig()
  const heading = useRef<HTMLDivElement>(null)
  const isBusy = leaving !== undefined
  const now = leaving ?? answer
  const step = now?.step ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(), [step])

  async function go(sent: OnboardingChoices & { leave?: boolean }) {
    if (!now || !step || isBusy) return
    setLeaving(now)
    setHasFailed(false)
    try {
      const isLanguageNew = sent.locale !== undefined && sent.locale !== now.locale
      const leave = sent.leave || isLastOnboardingStep(step, canInstall())
      const isChange = !leave && !sent.stay
      const [after] = await Promise.all([
        ask(OnboardingResource.update, { step, ...sent, ...(leave && { leave }) }),
        waitBetweenSteps(isChange && isMotionWished()),
      ])
      if (!after.step) await end(after)
      // A new language needs a reload, because texts are loaded with the page.
      else if (isLanguageNew) location.reload()
      setChosen({})
    } catch {
      setHasFailed(true)
    } finally {
      setLeaving(undefined)
    }
  }

  async function end(after: State) {
    store.invalidate(UserHomefeedResource.get)
    await refetchViewer()
    location.assign(onboardingEndPath(after.use_cases))
  }

  if (!now || !step) return null
  const Step = STEPS[step]
  const steps = availableOnboardingSteps(canInstall())
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
      {!PICTURE_STEPS.includes(step) && (
        <div className={styles.wall}>
          <PinWall />
        </div>
      )}
      <div ref={heading} className={styles.step} data-step={step} data-leaving={isBusy || undefined}>
        {at >= 0 && (
          <p className={styles.progress}>{say('onboarding.progress', { count: at + 1, total: steps.length })}</p>
        )}
        {at === 0 && name && <p className={styles.welcome}>{say('onboarding.welcome', { product, name })}</p>}
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
        {isBusy && <StepSkeleton />}
      </div>
    </Dialog>
  )
}

const canInstall = () => detectInstallMethod() !== 'none'
const isMotionWished = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
