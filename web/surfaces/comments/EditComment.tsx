import type { Reply } from '#domain/entities/comment.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Composer } from './Composer.tsx'

type Props = { comment: Reply; pin: KnownPin; onDone: () => void }

/** One's own words, once more in the field; they change at once and come back when that is refused. */
export function EditComment({ comment, pin, onDone }: Props) {
  const { ask, say } = useFrame()
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
