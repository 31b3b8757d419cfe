import { Ellipsis, Tag } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useCardActions } from '../pin-card/use-card-actions.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { useDeletePinWithUndo } from '../save/use-delete-pin.ts'
import { useOpenPinEditor } from './use-open-pin-editor.ts'
import { useOpenPinTopics } from './use-open-pin-topics.ts'

/**
 * Menu of the closeup: link and download for everyone, edit and delete with write access, topics for the creator and
 * staff.
 */
export function PinMenu({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const deletePin = useDeletePinWithUndo(pin)
  const edit = useOpenPinEditor(pin)
  const viewer = useViewer()
  const openTopics = useOpenPinTopics(pin.id)
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
