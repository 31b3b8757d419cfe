import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'

/** Where a mail was sent that can be read right here. */
export function DemoMailLink() {
  const say = useSay()
  const viewer = useViewer()
  const { has_demo_mail } = useConfig()
  return has_demo_mail && viewer.is_auth && <Button href="/demo/mail/">{say('shell.demoMailOpen')}</Button>
}
