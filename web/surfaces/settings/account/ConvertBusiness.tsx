import { BusinessTypesResource, UserSettingsResource } from '#domain/resources/account.ts'
import { Page } from '#ui/Page.tsx'
import { useGo, useSay } from '../../../frame.tsx'
import { useAnswer } from '../../../hooks/hooks.ts'
import { BusinessForm } from './Business.tsx'

/** A page of its own to become a business, where the first steps and invitations lead. */
export function ConvertBusiness() {
  const say = useSay()
  const go = useGo()
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
