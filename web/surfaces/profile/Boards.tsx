import { Lock } from 'lucide-react'
import { BoardsResource } from '#domain/resources/boards.ts'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { useList } from '../../state/hooks.ts'
import { Covers } from '../board/Covers.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../grid/NextPage.tsx'
import { boardsOf } from './asks.ts'
import { Nothing } from './Nothing.tsx'
import styles from './Profile.module.css'

/** The boards of a person, each with its covers. */
export function Boards({ user }: { user: KnownUser }) {
  const say = useSay()
  const list = useList(BoardsResource.get, boardsOf(usePlace()))
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  if (list.items.length === 0 && list.next === null) return <Nothing user={user} what="saved" />
  return (
    <>
      <ul className={styles.boards} aria-label={say('profile.boards')}>
        {list.items.map((board) => (
          <li key={board.id}>
            <a href={board.url} className={styles.board} aria-label={say('boards.link', { board: board.name })}>
              <Covers covers={board.cover_images} />
              <span className={styles.boardName}>
                {board.privacy === 'secret' && <Lock size={16} aria-hidden="true" />}
                {board.name}
              </span>
              <span className={styles.quiet}>
                {say('boards.pins', { count: board.pin_count })}
                {board.section_count > 0 && ` · ${say('boards.sections', { count: board.section_count })}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </>
  )
}
