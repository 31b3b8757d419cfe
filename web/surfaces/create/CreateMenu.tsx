import { BookOpen, ImagePlus, SquarePlus } from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { Menu } from '#ui/Menu.tsx'
import type { TriggerProps } from '#ui/Popover.tsx'
import { useFrame } from '../../frame.tsx'
import { openDialogRoot } from '../save/open-dialog-root.tsx'

/** The plus: a pin or a board. */
export function CreateMenu({ trigger }: { trigger: (props: TriggerProps) => ReactNode }) {
  const frame = useFrame()
  const { say } = frame
  const openBoardDialog = () =>
    openDialogRoot(frame, async () => {
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
