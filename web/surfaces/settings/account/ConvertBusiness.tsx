import { BusinessTypesResource, UserSettingsResource } from '#domain/resources/account.ts'
import { Page } from '#ui/Page.tsx'
import { useNavigate, useSay } from '../../../app-context.tsx'
import { useAnswer } from '../../../hooks/hooks.ts'
import { BusinessForm } from './Business.tsx'

/** A separate page for converting to a business account, linked from first steps and invitations. */
export function ConvertBusiness() {
  const say = useSay()
  const go = useNavigate()
  const { answer: settings } = useAnswer(UserSettingsResource.get, {})
  const { answer: kinds = {} } = useAnswer(BusinessTypesResource.get, {})
  return (
    <Page title={say('businessForm.open')} sentence={say('businessForm.sentence')}>
      {settings && (
        <BusinessForm
          settings={settings}
          kinds={kinds}
          onDone={() => void go('/me/')}
          onClose={() => void go('/')}
          cancelText={say('businessForm.notNow')}
        />
      )}
    </Page>
  )
}
