import { PIN_PICKER_COLUMN_PX, PIN_PICKER_COUNT } from '#domain/constants/onboarding.ts'
import type { Id } from '#domain/id.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Onboarding.module.css'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { SkeletonTiles } from './StepSkeleton.tsx'
import { StepView } from './StepView.tsx'

const COLUMN = { '--column': `${PIN_PICKER_COLUMN_PX}px` } as React.CSSProperties

/** Pins of the chosen topics. The picked pins shape the first feed and are not saved to any board. */
export function PinPicker({ chosen, choose, isBusy, next, skip }: OnboardingStepProps) {
  const say = useSay()
  const { media_url } = useConfig()
  const list = useList(UserHomefeedResource.get, { in_nux: true, page_size: PIN_PICKER_COUNT })
  const isLoading = list.next === undefined && !list.refusal
  const picked = chosen.pin_ids ?? []
  const toggle = (id: Id) =>
    choose({ pin_ids: picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id] })
  return (
    <StepView
      title={say('onboarding.pins')}
      hint={say('onboarding.pinsHint')}
      isBusy={isBusy}
      onNext={() => next()}
      onSkip={skip}
    >
      {list.next === null && !list.items.length && <p>{say('onboarding.pinsNone')}</p>}
      <ul className={styles.pins} style={COLUMN} aria-busy={isLoading}>
        {isLoading && <SkeletonTiles height={PIN_PICKER_COLUMN_PX} />}
        {(list.items as readonly KnownPin[]).map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.pin}
              data-pin={pin.id}
              aria-pressed={picked.includes(pin.id)}
              aria-label={say('onboarding.pinNamed', { name: pinName(pin) || say('card.untitled') })}
              onClick={() => toggle(pin.id)}
            >
              <Picture pin={pin} mediaUrl={media_url} isFirst={false} surface="AuthHomefeed" />
            </button>
          </li>
        ))}
      </ul>
    </StepView>
  )
}
