import { Columns3 } from 'lucide-react'
import type { ProfileView } from '#domain/entities/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useSaveProfileView } from './use-save-profile-view.ts'

type Setting = 'board_pin_density' | 'profile_pin_density' | 'profile_board_view'
type Value = ProfileView[Setting]

/** Chooses the density or size of a grid; only for signed-in viewers, because the choice is stored in the account. */
export function ViewMenu({ setting, values }: { setting: Setting; values: readonly Value[] }) {
  const say = useSay()
  const viewer = useViewer()
  const keep = useSaveProfileView()
  if (!viewer.is_auth) return null
  const current = viewer.view[setting]
  return (
    <Menu
      label={say('profile.view')}
      items={values.map((value) => ({
        key: value,
        label: say(`profile.view.${value}`),
        checked: value === current,
        onSelect: () => keep({ [setting]: value }),
      }))}
      trigger={(props) => (
        <Button {...props} kind="quiet" icon={<Columns3 size={20} aria-hidden="true" />}>
          {say('profile.view')}
        </Button>
      )}
    />
  )
}
