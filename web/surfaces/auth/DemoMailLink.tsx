import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'

/** Link to the demo inbox, shown where an email was sent that can be read on this site. */
export function DemoMailLink() {
  const say = useSay()
  const viewer = useViewer()
  const { has_demo_mail } = useConfig()
  return has_demo_mail && viewer.is_auth && <Button href="/demo/mail/">{say('shell.demoMailOpen')}</Button>
}
