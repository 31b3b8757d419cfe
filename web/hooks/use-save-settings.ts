import type { OptionsOf } from '#domain/resource.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { UserResource } from '#domain/resources/users.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../app-context.tsx'

type Changes = OptionsOf<typeof UserSettingsResource.update>

/** Saves some settings; the header and the profile show them at once. */
export function useSaveSettings(): (changes: Changes, says?: string) => Promise<void> {
  const { ask, say } = useApp()
  const refetchViewer = useRefetchViewer()
  return async (changes, says = say('settings.saved')) => {
    await ask(UserSettingsResource.update, changes)
    showToast({ text: says })
    await refetchViewer()
  }
}

/** Refetches the viewer after a change to the own account. If that fails, the change is saved all the same. */
export function useRefetchViewer(): () => Promise<void> {
  const { ask, store } = useApp()
  return async () => {
    store.invalidate(UserResource.get)
    await ask(UserSessionResource.get, {}).catch(() => {})
  }
}
