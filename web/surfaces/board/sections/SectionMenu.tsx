import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../../app-context.tsx'
import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { UNDOABLE_SECTION_PINS_MAX, useSectionActions } from './use-section-actions.ts'

type Props = {
  board: Board
  section: Section
  /** The section that follows this one, so that an undo can restore the position. */
  next?: Id | undefined
  kind?: 'quiet' | 'secondary' | 'onPicture'
}

/** Menu with the actions for a section. */
export function SectionMenu({ board, section, next, kind = 'onPicture' }: Props) {
  const say = useSay()
  const acts = useSectionActions(board)
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  const label = say('sections.options', { section: section.title })
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        items={[
          {
            key: 'rename',
            label: say('sections.rename'),
            icon: <Pencil size={20} aria-hidden="true" />,
            onSelect: () => setOpen('rename'),
          },
          {
            key: 'delete',
            label: say('sections.delete'),
            icon: <Trash2 size={20} aria-hidden="true" />,
            danger: true,
            onSelect: () =>
              section.pin_count > UNDOABLE_SECTION_PINS_MAX ? setOpen('delete') : void acts.remove(section, next),
          },
        ]}
        trigger={(props) => (
          <IconButton {...props} kind={kind} label={label} icon={<Ellipsis size={20} aria-hidden="true" />} />
        )}
      />
      <SectionDialog
        open={open === 'rename'}
        onClose={close}
        title={say('sections.rename')}
        action={say('boards.save')}
        name={section.title}
        onSend={(name) => acts.rename(section, name)}
      />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title={say('sections.deleteAsk', { section: section.title })}
        sentence={say('sections.deleteSentence')}
        action={say('sections.delete')}
        danger
        onConfirm={() => {
          close()
          void acts.remove(section, next)
        }}
      />
    </>
  )
}
