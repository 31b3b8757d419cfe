import {
  Archive,
  ArchiveRestore,
  Combine,
  Ellipsis,
  FolderPlus,
  Link2,
  LogOut,
  Pencil,
  Send,
  Trash2,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#domain/entities/board.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { openSendDialog } from '../send/open-send.ts'
import { toBoardRights } from './board-rights.ts'
import { EditBoardDialog } from './edit/EditBoardDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { SectionDialog } from './sections/SectionDialog.tsx'
import { useSectionActions } from './sections/use-section-actions.ts'
import { useBoardActions } from './use-board-actions.ts'

type Layer = 'edit' | 'section' | 'merge' | 'delete' | 'leave'

/** Menu of a board; each item is shown only when the server would allow it. */
export function BoardMenu({ board }: { board: Board }) {
  const frame = useApp()
  const { say } = frame
  const { public_url } = useConfig()
  const rights = toBoardRights(board, useViewer())
  const acts = useBoardActions(board)
  const sections = useSectionActions(board)
  const { isBusy, act } = useBusyAction()
  const [open, setOpen] = useState<Layer>()
  const close = () => setOpen(undefined)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(board.url, public_url).href)
    showToast({ text: say('boards.copied') })
  }
  const items: MenuItem[] = [
    {
      key: 'copy',
      label: say('boards.copyLink'),
      icon: <Link2 size={20} aria-hidden="true" />,
      onSelect: () => void copy(),
    },
    {
      key: 'send',
      label: say('send.boardTitle'),
      icon: <Send size={20} aria-hidden="true" />,
      onSelect: () => openSendDialog(frame, { board }),
    },
  ]
  if (rights.may('edit')) {
    items.push({
      key: 'edit',
      label: say('boards.edit'),
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: () => setOpen('edit'),
    })
  }
  if (rights.may('sections')) {
    items.push({
      key: 'section',
      label: say('sections.new'),
      icon: <FolderPlus size={20} aria-hidden="true" />,
      onSelect: () => setOpen('section'),
    })
  }
  if (rights.isOwner || board.collaborated_by_me) {
    items.push({
      key: 'people',
      label: say('boards.collaborators'),
      icon: <Users size={20} aria-hidden="true" />,
      href: `/board/${board.id}/edit/collaborators/`,
    })
  }
  if (rights.mayChange) {
    items.push(
      {
        key: 'archive',
        label: say(board.archived ? 'boards.unarchive' : 'boards.archive'),
        icon: board.archived ? (
          <ArchiveRestore size={20} aria-hidden="true" />
        ) : (
          <Archive size={20} aria-hidden="true" />
        ),
        onSelect: () => act(() => acts.setArchived(!board.archived)),
      },
      {
        key: 'merge',
        label: say('boards.merge'),
        icon: <Combine size={20} aria-hidden="true" />,
        onSelect: () => setOpen('merge'),
      },
      {
        key: 'delete',
        label: say('boards.delete'),
        icon: <Trash2 size={20} aria-hidden="true" />,
        danger: true,
        separated: true,
        onSelect: () => setOpen('delete'),
      },
    )
  }
  if (board.collaborated_by_me) {
    items.push({
      key: 'leave',
      label: say('boards.leave'),
      icon: <LogOut size={20} aria-hidden="true" />,
      danger: true,
      separated: true,
      onSelect: () => setOpen('leave'),
    })
  }
  return (
    <>
      <Menu
        label={say('boards.options')}
        placement="bottom-end"
        items={items}
        trigger={(props) => (
          <IconButton
            {...props}
            kind="secondary"
            label={say('boards.options')}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      />
      {rights.may('edit') && <EditBoardDialog board={board} open={open === 'edit'} onClose={close} />}
      {rights.may('sections') && (
        <SectionDialog
          open={open === 'section'}
          onClose={close}
          title={say('sections.newTitle')}
          action={say('sections.create')}
          onSend={sections.add}
        />
      )}
      {rights.mayChange && (
        <>
          <MergeDialog board={board} open={open === 'merge'} onClose={close} onMerge={acts.mergeInto} />
          <ConfirmDialog
            open={open === 'delete'}
            onClose={close}
            title={say('boards.deleteAsk', { board: board.name })}
            sentence={say('boards.deleteSentence', { count: board.pin_count })}
            action={say('boards.delete')}
            danger
            busy={isBusy}
            onConfirm={() =>
              act(async () => {
                await acts.remove()
                close()
              })
            }
          />
        </>
      )}
      {board.collaborated_by_me && (
        <ConfirmDialog
          open={open === 'leave'}
          onClose={close}
          title={say('boards.leaveAsk', { board: board.name })}
          sentence={say('boards.leaveSentence')}
          action={say('boards.leave')}
          danger
          busy={isBusy}
          onConfirm={() =>
            act(async () => {
              await acts.leave()
              close()
            })
          }
        />
      )}
    </>
  )
}
