import type { ProfileView } from '#domain/entities/viewer.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

/** Stores the viewer's layout preferences in the account; they apply at once. */
export function useSaveProfileView(): (changes: Partial<ProfileView>) => void {
  const { ask, store } = useApp()
  const viewer = useViewer()
  return (changes) => {
    store.merge({ ...viewer, view: { ...viewer.view, ...changes } })
    ask(UserSettingsResource.update, changes as OptionsOf<typeof UserSettingsResource.update>).catch((thrown) => {
      store.merge(viewer)
      showRefusalToast(thrown)
    })
  }
}
