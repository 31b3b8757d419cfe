import { Ellipsis, Tag } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useCardActions } from '../pin-card/use-card-actions.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { useDeletePin } from '../save/use-delete-pin.ts'
import { useEditInPlace } from './use-edit-in-place.ts'
import { useTopicsInPlace } from './use-topics-in-place.ts'

/** More that can be done: for everyone the link and the picture, for those who may write edit and delete, for its creator and staff its topics. */
export function PinMenu({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const deletePin = useDeletePin(pin)
  const edit = useEditInPlace(pin)
  const viewer = useViewer()
  const openTopics = useTopicsInPlace(pin.id)
  const mayTell = viewer.is_employee || (viewer.is_auth && !pin.is_repin && pin.pinner?.id === viewer.id)
  const own = `/pin/${pin.id}/edit/`
  const items = useCardActions(useShownPin(pin), null, () => void deletePin()).map(({ href, ...item }) =>
    href === own ? { ...item, onSelect: edit } : { ...item, ...(href && { href }) },
  )
  if (mayTell) {
    const topics = { key: 'topics', label: say('closeup.topics'), icon: <Tag size={20} aria-hidden="true" /> }
    const at = items.findIndex(({ key }) => key === 'edit' || key === 'delete')
    items.splice(at < 0 ? items.length : at, 0, { ...topics, onSelect: openTopics })
  }
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
