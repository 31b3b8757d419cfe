import { Copy, FolderInput, FolderPlus, ListChecks, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../../app-context.tsx'
import { useViewer } from '../../../hooks/hooks.ts'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import { toBoardRights } from '../board-rights.ts'
import { SectionDialog } from '../sections/SectionDialog.tsx'
import styles from './OrganizeBar.module.css'
import { SavePlaceDialog } from './SavePlaceDialog.tsx'
import { countSelectedPins, EMPTY_SELECTION, FULL_SELECTION, type PinSelection } from './selection.ts'
import type { useBulkChange } from './use-bulk-change.ts'

type Props = {
  board: Board
  section: Section | undefined
  /** Number of pins that can be selected. */
  total: number
  selection: PinSelection
  onSelect: (selection: PinSelection) => void
  /** All selected pins were added by the viewer, who may therefore move and delete them. */
  areOwn: boolean
  bulk: ReturnType<typeof useBulkChange>
  /** Explains how items can be arranged here. */
  hint: ReactNode
  doneHref: string
}

/** Toolbar at the bottom of the window while a board is being organized. */
export function OrganizeBar({ board, section, total, selection, onSelect, areOwn, bulk, hint, doneHref }: Props) {
  const say = useSay()
  const rights = toBoardRights(board, useViewer())
  const { isBusy, act } = useBusyAction()
  const [open, setOpen] = useState<'move' | 'copy' | 'section'>()
  const close = () => setOpen(undefined)
  const count = countSelectedPins(selection, total)
  const run = (work: () => Promise<boolean>) =>
    act(async () => {
      if (await work()) onSelect(EMPTY_SELECTION)
    })
  const mayMove = areOwn || rights.may('move_pins')
  const mayDelete = areOwn || rights.may('delete_pins')
  const button = (
    name: 'move' | 'copy' | 'delete' | 'newSection',
    may: boolean,
    icon: ReactNode,
    onClick: () => void,
  ) => (
    <Button icon={icon} disabled={count === 0 || isBusy || !may} onClick={onClick}>
      {say(`organize.${name}`)}
    </Button>
  )
  return (
    <section className={styles.bar} aria-label={say('organize.bar')}>
      <div className={styles.words}>
        <p className={styles.count} aria-live="polite">
          {count > 0 ? say('organize.count', { count }) : say('organize.none')}
        </p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          icon={<ListChecks size={20} aria-hidden="true" />}
          onClick={() => onSelect(count > 0 ? EMPTY_SELECTION : FULL_SELECTION)}
          disabled={total === 0}
        >
          {say(count > 0 ? 'organize.nothing' : 'organize.all')}
        </Button>
        {button('move', mayMove, <FolderInput size={20} aria-hidden="true" />, () => setOpen('move'))}
        {button('copy', true, <Copy size={20} aria-hidden="true" />, () => setOpen('copy'))}
        {rights.may('sections') &&
          button('newSection', mayMove, <FolderPlus size={20} aria-hidden="true" />, () => setOpen('section'))}
        {button('delete', mayDelete, <Trash2 size={20} aria-hidden="true" />, () =>
          run(() => bulk.change({ kind: 'delete' }, selection)),
        )}
      </div>
      <Button href={doneHref} kind="primary" className={styles.done}>
        {say('boards.organizeDone')}
      </Button>
      <SavePlaceDialog
        open={open === 'move' || open === 'copy'}
        title={open === 'copy' ? say('organize.copyTitle', { count }) : say('organize.moveTitle', { count })}
        onClose={close}
        onPick={(to) => {
          const kind = open === 'copy' ? 'copy' : 'move'
          close()
          if (kind === 'move' && to.board?.id === board.id && to.section?.id === section?.id) return
          run(() => bulk.change({ kind, to }, selection))
        }}
      />
      <SectionDialog
        open={open === 'section'}
        onClose={close}
        title={say('sections.newTitle')}
        action={say('sections.create')}
        onSend={async (name) => {
          if (await bulk.toNewSection(name, selection)) onSelect(EMPTY_SELECTION)
        }}
      />
    </section>
  )
}
