import { BookOpen, ImagePlus, SquarePlus } from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { Menu } from '#ui/Menu.tsx'
import type { TriggerProps } from '#ui/Popover.tsx'
import { useApp } from '../../app-context.tsx'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'

/** Menu of the plus button: create a pin or a board. */
export function CreateMenu({ trigger }: { trigger: (props: TriggerProps) => ReactNode }) {
  const frame = useApp()
  const { say } = frame
  const openBoardDialog = () =>
    openDetachedDialog(frame, async () => {
      const { CreateBoardDialog } = await import('./CreateBoardDialog.tsx')
      return ({ open, close }) => createElement(CreateBoardDialog, { open, onClose: close })
    })
  return (
    <Menu
      label={say('create.menu')}
      trigger={trigger}
      items={[
        {
          key: 'pin',
          label: say('create.pin'),
          icon: <ImagePlus size={20} aria-hidden="true" />,
          href: '/pin-creation-tool/',
        },
        {
          key: 'story',
          label: say('create.story'),
          icon: <BookOpen size={20} aria-hidden="true" />,
          href: '/story-pin-builder/',
        },
        {
          key: 'board',
          label: say('create.board'),
          icon: <SquarePlus size={20} aria-hidden="true" />,
          onSelect: () => void openBoardDialog(),
        },
      ]}
    />
  )
}
