import { Ellipsis } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useCardActions } from '../pin-card/use-card-actions.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { useDeletePin } from '../save/use-delete-pin.ts'
import { useEditInPlace } from './use-edit-in-place.ts'

/** More that can be done: for everyone the link and the picture, for those who may write edit and delete. */
export function PinMenu({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const deletePin = useDeletePin(pin)
  const edit = useEditInPlace(pin)
  const own = `/pin/${pin.id}/edit/`
  const items = useCardActions(useShownPin(pin), null, () => void deletePin()).map(({ href, ...item }) =>
    href === own ? { ...item, onSelect: edit } : { ...item, ...(href && { href }) },
  )
  return (
    <Menu
      label={say('closeup.options')}
      items={items}
      trigger={(props) => (
        <IconButton {...props} label={say('closeup.options')} icon={<Ellipsis aria-hidden="true" />} />
      )}
    />
  )
}
