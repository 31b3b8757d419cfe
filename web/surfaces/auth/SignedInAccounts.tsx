import { BrowserAccountsResource } from '#domain/resources/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { toAvatarProps } from '../people/avatar.ts'

/** Accounts that this browser is still signed in to; one tap continues with one of them. */
export function SignedInAccounts() {
  const { say, ask } = useApp()
  const { isBusy, act } = useBusyAction()
  const { items } = useList(BrowserAccountsResource.get, {})
  const goOn = (user_id: string) =>
    act(async () => {
      await ask(BrowserAccountsResource.update, { user_id })
      location.assign('/')
    })
  return items.map((one) => (
    <Button
      key={one.id}
      wide
      busy={isBusy}
      icon={<Avatar {...toAvatarProps(one)} size={24} alt="" />}
      onClick={() => goOn(one.id)}
    >
      {say('auth.continueAs', { name: one.full_name })}
    </Button>
  ))
}
