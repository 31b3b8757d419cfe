import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { BoardSectionsResource } from '#domain/resources/boards.ts'
import { BoardSectionOrderResource } from '#domain/resources/sections.ts'
import { densityOn } from '#domain/rules/account/profile-view.ts'
import { shownCount } from '#domain/rules/format/shown-count.ts'
import { Button } from '#ui/Button.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useFrame } from '../../../frame.tsx'
import { useConfig, useList, useViewer } from '../../../hooks/hooks.ts'
import { questionKey } from '../../../state/store.ts'
import { Arranged, Handle } from '../../arrange/Arranged.tsx'
import { keepOrder } from '../../arrange/keep-order.ts'
import { besideOf } from '../../arrange/order.ts'
import { type Arranging, useArrange } from '../../arrange/use-arrange.ts'
import { Covers } from '../../board-tiles/Covers.tsx'
import { NextPage } from '../../rows/NextPage.tsx'
import { tellRefusal } from '../../save/tell-refusal.ts'
import { rightsOn } from '../board-rights.ts'
import { placeUrl } from '../board-view.ts'
import { SectionDialog } from './SectionDialog.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import styles from './Sections.module.css'
import { useSectionActs } from './use-section-acts.ts'

type Props = {
  board: Board
  isOrganizing: boolean
  /** Pins that are dragged onto a section. */
  pins: Arranging
}

/** The sections of a board as covers; those who may arrange them find how. */
export function Sections({ board, isOrganizing, pins }: Props) {
  const { store, ask, say } = useFrame()
  const { locale } = useConfig()
  const viewer = useViewer()
  const mayArrange = rightsOn(board, viewer).may('sections')
  const density = densityOn('BaseBoardPinGrid', viewer.view)
  const acts = useSectionActs(board)
  const [isAdding, setIsAdding] = useState(false)
  const asked = { board_id: board.id }
  const list = useList(BoardSectionsResource.get, asked)
  const byId = new Map<string, Section>(list.items.map((section) => [section.id, section]))
  const nameOf = (id: string) => byId.get(id)?.title ?? ''
  const put = async (id: string, order: readonly string[]) => {
    const putBack = keepOrder(store, questionKey(BoardSectionsResource.get, asked), order)
    const beside = besideOf(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardSectionOrderResource.update, { section_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      tellRefusal(thrown)
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
                <a href={placeUrl(board, section)} className={styles.section} draggable={false}>
                  <Covers covers={section.cover_images} />
                  <span className={styles.title}>{section.title}</span>
                  <span className={styles.count}>
                    {say('boards.pins', { count: shownCount(section.pin_count, locale) })}
                  </span>
                </a>
                {mayArrange && (
                  <div className={styles.controls}>
                    {isOrganizing && shown.length > 1 && (
                      <Handle arranging={arranging} id={section.id} name={section.title} />
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
      <Arranged arranging={arranging} carried={nameOf} />
    </section>
  )
}
