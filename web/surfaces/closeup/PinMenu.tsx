import { Download, Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useConfig } from '../../state/hooks.ts'
import { pictureUrl } from '../pin-card/picture.ts'
import { useDeletePin } from './use-delete-pin.ts'

/** More that can be done: for everyone the link and the picture, for those who may write edit and delete. */
export function PinMenu({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { media_url, public_url } = useConfig()
  const deletePin = useDeletePin(pin)
  const picture = pictureUrl(media_url, pin, 'originals')
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(`/pin/${pin.id}/`, public_url).href)
    showToast({ text: say('closeup.copied') })
  }
  const items: MenuItem[] = [
    {
      key: 'copy',
      label: say('closeup.copyLink'),
      icon: <Link2 size={20} aria-hidden="true" />,
      onSelect: () => void copy(),
    },
  ]
  if (picture) {
    items.push({
      key: 'download',
      label: say('closeup.download'),
      icon: <Download size={20} aria-hidden="true" />,
      onSelect: () => download(picture),
    })
  }
  if (pin.access.includes('write')) {
    items.push(
      {
        key: 'edit',
        label: say('closeup.edit'),
        icon: <Pencil size={20} aria-hidden="true" />,
        href: `/pin/${pin.id}/edit/`,
        separated: true,
      },
      {
        key: 'delete',
        label: say('closeup.delete'),
        icon: <Trash2 size={20} aria-hidden="true" />,
        danger: true,
        onSelect: () => void deletePin(),
      },
    )
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

function download(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
