import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { BoardSectionsResource } from '#domain/resources/boards.ts'
import { BoardSectionOrderResource } from '#domain/resources/sections.ts'
import { pinDensityFor } from '#domain/rules/account/profile-view.ts'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { Button } from '#ui/Button.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useApp } from '../../../app-context.tsx'
import { useConfig, useList, useViewer } from '../../../hooks/hooks.ts'
import { makeQuestionKey } from '../../../state/store.ts'
import { ArrangeOverlay, DragHandle } from '../../arrange/ArrangeOverlay.tsx'
import { toNeighborPosition } from '../../arrange/order.ts'
import { reorderStoredList } from '../../arrange/reorder-stored-list.ts'
import { type ArrangeState, useArrange } from '../../arrange/use-arrange.ts'
import { Covers } from '../../board-tiles/Covers.tsx'
import { NextPage } from '../../rows/NextPage.tsx'
import { showRefusalToast } from '../../save/show-refusal-toast.ts'
import { toBoardRights } from '../board-rights.ts'
import { makeBoardOrSectionUrl } from '../board-view.ts'
import { SectionDialog } from './SectionDialog.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import styles from './Sections.module.css'
import { useSectionActions } from './use-section-actions.ts'

type Props = {
  board: Board
  isOrganizing: boolean
  /** Drag state of the pins, which can be dropped onto a section. */
  pins: ArrangeState
}

/** Sections of a board as covers; people with the permission can reorder them. */
export function Sections({ board, isOrganizing, pins }: Props) {
  const { store, ask, say } = useApp()
  const { locale } = useConfig()
  const viewer = useViewer()
  const mayArrange = toBoardRights(board, viewer).may('sections')
  const density = pinDensityFor('BaseBoardPinGrid', viewer.view)
  const acts = useSectionActions(board)
  const [isAdding, setIsAdding] = useState(false)
  const asked = { board_id: board.id }
  const list = useList(BoardSectionsResource.get, asked)
  const byId = new Map<string, Section>(list.items.map((section) => [section.id, section]))
  const nameOf = (id: string) => byId.get(id)?.title ?? ''
  const put = async (id: string, order: readonly string[]) => {
    const putBack = reorderStoredList(store, makeQuestionKey(BoardSectionsResource.get, asked), order)
    const beside = toNeighborPosition(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardSectionOrderResource.update, { section_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      showRefusalToast(thrown)
    }
  }
  const arranging = useArrange({
    ids: list.items.map(({ id }) => id),
    nameOf,
    hasOrder: true,
    onPut: (id, order) => void put(id, order),
  })
  const shown = arranging.order.flatMap((id) => byId.get(id) ?? [])
  if (shown.length === 0 && !mayArrange) return null
  return (
    <section className={styles.part} aria-label={say('boards.sectionsLabel')}>
      {shown.length > 0 && (
        <GridEdges density={density}>
          <ul className={styles.sections} data-compact={density === 'compact' || undefined}>
            {shown.map((section, at) => (
              <li
                key={section.id}
                className={styles.tile}
                data-into={isOrganizing ? section.id : undefined}
                data-over={pins.isInto(section.id) || undefined}
                {...arranging.item(section.id)}
              >
                <a href={makeBoardOrSectionUrl(board, section)} className={styles.section} draggable={false}>
                  <Covers covers={section.cover_images} />
                  <span className={styles.title}>{section.title}</span>
                  <span className={styles.count}>
                    {say('boards.pins', { count: toPluralCount(section.pin_count, locale) })}
                  </span>
                </a>
                {mayArrange && (
                  <div className={styles.controls}>
                    {isOrganizing && shown.length > 1 && (
                      <DragHandle arranging={arranging} id={section.id} name={section.title} />
                    )}
                    <SectionMenu board={board} section={section} next={shown[at + 1]?.id} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </GridEdges>
      )}
      {list.next && <NextPage list={list} />}
      {mayArrange && isOrganizing && (
        <GridEdges density={density}>
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {say('sections.new')}
          </Button>
          <SectionDialog
            open={isAdding}
            onClose={() => setIsAdding(false)}
            title={say('sections.newTitle')}
            action={say('sections.create')}
            onSend={acts.add}
          />
        </GridEdges>
      )}
      <ArrangeOverlay arranging={arranging} carried={nameOf} />
    </section>
  )
}
