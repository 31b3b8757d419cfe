import { BrowserAccountsResource } from '#domain/resources/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { avatarOf } from '../people/avatar.ts'

/** Accounts this browser is still signed in to: one tap goes on with them. */
export function AccountsHere() {
  const { say, ask } = useFrame()
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
      icon={<Avatar {...avatarOf(one)} size={24} alt="" />}
      onClick={() => goOn(one.id)}
    >
      {say('auth.continueAs', { name: one.full_name })}
    </Button>
  ))
}
