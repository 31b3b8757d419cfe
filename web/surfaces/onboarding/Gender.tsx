import { GENDERS } from '#domain/constants/onboarding.ts'
import { RadioList } from '#ui/RadioList.tsx'
import { useSay } from '../../frame.tsx'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

export function Gender({ state, chosen, choose, isBusy, next, skip }: StepProps) {
  const say = useSay()
  return (
    <StepView
      title={say('onboarding.gender')}
      hint={say('onboarding.genderHint')}
      isBusy={isBusy}
      onNext={() => next()}
      onSkip={skip}
    >
      <RadioList
        label={say('onboarding.gender')}
        hideLabel
        value={chosen.gender ?? state.gender}
        onChange={(gender) => choose({ gender })}
        options={GENDERS.map((value) => ({ value, label: say(`onboarding.gender_${value}`) }))}
      />
    </StepView>
  )
}
