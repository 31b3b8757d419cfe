import type { OptionsOf } from '#domain/resource.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { UserResource } from '#domain/resources/users.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../frame.tsx'

type Changes = OptionsOf<typeof UserSettingsResource.update>

/** Saves some settings; the header and the profile show them at once. */
export function useSaveSettings(): (changes: Changes, says?: string) => Promise<void> {
  const { ask, say } = useFrame()
  const refetchViewer = useRefetchViewer()
  return async (changes, says = say('settings.saved')) => {
    await ask(UserSettingsResource.update, changes)
    showToast({ text: says })
    await refetchViewer()
  }
}

/** After one's own account changed: who looks is read again. What was saved stays saved if that can't be done now. */
export function useRefetchViewer(): () => Promise<void> {
  const { ask, store } = useFrame()
  return async () => {
    store.forget(UserResource.get)
    await ask(UserSessionResource.get, {}).catch(() => {})
  }
}
