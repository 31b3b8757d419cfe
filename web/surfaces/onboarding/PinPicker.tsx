import { PICKER_COLUMN, PICKER_PINS } from '#domain/constants/onboarding.ts'
import type { Id } from '#domain/id.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Onboarding.module.css'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

/** Pins of the chosen topics. What is picked shapes the first feed and is saved nowhere. */
export function PinPicker({ chosen, choose, isBusy, next, skip }: StepProps) {
  const say = useSay()
  const { media_url } = useConfig()
  const list = useList(UserHomefeedResource.get, { in_nux: true, page_size: PICKER_PINS })
  const picked = chosen.pin_ids ?? []
  const toggle = (id: Id) =>
    choose({ pin_ids: picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id] })
  return (
    <StepView
      title={say('onboarding.pins')}
      hint={say('onboarding.pinsHint')}
      hintLater={say('onboarding.pinsHintLater')}
      isBusy={isBusy}
      onNext={() => next()}
      onSkip={skip}
    >
      {list.next === null && !list.items.length && <p>{say('onboarding.pinsNone')}</p>}
      <ul className={styles.pins} style={{ '--column': `${PICKER_COLUMN}px` } as React.CSSProperties}>
        {(list.items as readonly KnownPin[]).map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.pin}
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
