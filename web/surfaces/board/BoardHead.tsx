import { Archive, EyeOff, Lock } from 'lucide-react'
import type { Board, Section } from '#domain/entities/board.ts'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { BoardFollowButton } from '../board-tiles/BoardFollowButton.tsx'
import { Covers } from '../board-tiles/Covers.tsx'
import { FeatureButton } from '../board-tiles/FeatureButton.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './Board.module.css'
import { BoardMenu } from './BoardMenu.tsx'
import { BoardPeople } from './BoardPeople.tsx'
import { toBoardRights } from './board-rights.ts'
import { SectionMenu } from './sections/SectionMenu.tsx'

/** Header of a board: cover, name, owner, visibility and actions. */
export function BoardHead({ board, section }: { board: Board; section: Section | undefined }) {
  const say = useSay()
  const { locale } = useConfig()
  const viewer = useViewer()
  const rights = toBoardRights(board, viewer)
  const { owner } = board
  const pins = section ? section.pin_count : board.pin_count
  const counts = [
    say('boards.pins', { count: toPluralCount(pins, locale) }),
    ...(!section && board.section_count > 0 ? [say('boards.sections', { count: board.section_count })] : []),
    ...(!section && board.follower_count > 0
      ? [say('follow.followers', { count: toPluralCount(board.follower_count, locale) })]
      : []),
  ]
  const covers = (section ?? board).cover_images
  return (
    <div className={styles.head}>
      {covers.length > 0 && (
        <div className={styles.covers} data-cover="">
          <Covers covers={covers} isFirst />
        </div>
      )}
      {section && (
        <p className={styles.quiet}>
          <a href={board.url}>{board.name}</a>
        </p>
      )}
      <h1 className={styles.name}>{section ? section.title : board.name}</h1>
      <Privacy board={board} />
      {!section && board.description && <p className={styles.description}>{board.description}</p>}
      <div className={styles.people}>
        <a href={`/${owner.username}/`} className={styles.person}>
          <Avatar {...toAvatarProps(owner)} size={32} />
          {owner.full_name}
        </a>
        {board.collaborator_count > 0 && <BoardPeople board={board} />}
        <p className={styles.quiet}>{counts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {!section && !rights.isOwner && <BoardFollowButton board={board} />}
        {!section && viewer.is_employee && !rights.isOwner && board.privacy === 'public' && !board.archived && (
          <FeatureButton board={board} />
        )}
        {!section && rights.mayInvite && (
          <Button href={`/board/${board.id}/edit/add_collaborators/`}>{say('boards.invite')}</Button>
        )}
        {section ? (
          rights.may('sections') && <SectionMenu board={board} section={section} kind="secondary" />
        ) : (
          <BoardMenu board={board} />
        )}
      </div>
    </div>
  )
}

function Privacy({ board: { privacy, archived } }: { board: Pick<Board, 'privacy' | 'archived'> }) {
  const say = useSay()
  return (
    <>
      {privacy === 'secret' && (
        <p className={styles.privacy}>
          <Lock size={16} aria-hidden="true" />
          {say('boards.secret')}
        </p>
      )}
      {privacy === 'protected' && (
        <p className={styles.privacy}>
          <EyeOff size={16} aria-hidden="true" />
          {say('boards.protected')}
        </p>
      )}
      {archived && (
        <p className={styles.privacy}>
          <Archive size={16} aria-hidden="true" />
          {say('boards.archived')}
        </p>
      )}
    </>
  )
}
