import type { Reply } from '#domain/entities/comment.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Composer } from './Composer.tsx'

type Props = { comment: Reply; pin: KnownPin; onDone: () => void }

/** Editor for one's own comment; the change shows at once and is reverted when the server refuses it. */
export function EditComment({ comment, pin, onDone }: Props) {
  const { ask, say } = useApp()
  const object_id = pin.aggregated_pin_data?.id
  return (
    <Composer
      label={say('comments.editText')}
      submit={say('comments.save')}
      start={comment.text}
      mayBeEmpty={comment.images.length > 0}
      focuses
      keepsOpen
      onSend={async (text) => {
        await ask(AggregatedCommentResource.update, { comment_id: comment.id, object_id, text })
      }}
      onDone={onDone}
    />
  )
}
