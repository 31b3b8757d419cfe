import type { ProfileView } from '#domain/entities/viewer.ts'
import type { OptionsOf } from '#domain/resource.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Keeps how someone likes to look at things with their account; it shows at once. */
export function useKeepView(): (changes: Partial<ProfileView>) => void {
  const { ask, store } = useFrame()
  const viewer = useViewer()
  return (changes) => {
    store.merge({ ...viewer, view: { ...viewer.view, ...changes } })
    ask(UserSettingsResource.update, changes as OptionsOf<typeof UserSettingsResource.update>).catch((thrown) => {
      store.merge(viewer)
      tellRefusal(thrown)
    })
  }
}
