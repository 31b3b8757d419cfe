import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import type { Comment, Reply } from '#domain/entities/comment.ts'
import { AggregatedCommentResource, AggregatedCommentRestoreResource } from '#domain/resources/comments.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openReportDialog } from '../reports/open-report.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './CommentView.module.css'
import type { CommentsState } from './use-comments.ts'

type Props = { comment: Reply; pin: KnownPin; talk: CommentsState; onEdit: () => void }
const UNDO_FOR = 8000

/** Menu of a comment: edit and delete for people with permission, report for everyone else. */
export function CommentMenu({ comment, pin, talk, onEdit }: Props) {
  const frame = useApp()
  const { ask, say } = frame
  const which = { comment_id: comment.id, object_id: pin.aggregated_pin_data?.id }
  const back = () => talk.restored({ replies: [], ...comment } as Comment)
  const restore = async () => {
    await ask(AggregatedCommentRestoreResource.update, which)
    back()
    showToast({ text: say('comments.restored') })
  }
  const remove = async () => {
    talk.taken(comment.id)
    try {
      await ask(AggregatedCommentResource.delete, which)
      showToast({
        text: say('comments.deleted'),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => void restore().catch(showRefusalToast) },
      })
    } catch (thrown) {
      back()
      showRefusalToast(thrown)
    }
  }
  const all: Record<Reply['access'][number], MenuItem> = {
    edit: {
      key: 'edit',
      label: say('comments.edit'),
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: onEdit,
    },
    delete: {
      key: 'delete',
      label: say('comments.delete'),
      icon: <Trash2 size={20} aria-hidden="true" />,
      danger: true,
      onSelect: () => void remove(),
    },
    report: {
      key: 'report',
      label: say('comments.report'),
      icon: <Flag size={20} aria-hidden="true" />,
      onSelect: () => openReportDialog(frame, 'comment', comment.id),
    },
  }
  if (!comment.access.length) return null
  const label = say('comments.options', { name: comment.user?.full_name ?? '' })
  return (
    <Menu
      label={label}
      items={comment.access.map((name) => all[name])}
      trigger={(props) => (
        <IconButton
          {...props}
          size="small"
          className={styles.options}
          label={label}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      )}
    />
  )
}
