import type { Merge } from '#domain/resources/duplicates.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { BoardCover } from '../save/BoardCover.tsx'
import { useMergeDuplicates } from './use-merge-duplicates.ts'

/** A merge that can still be undone. */
export function PastMerge({ merge }: { merge: Merge }) {
  const say = useSay()
  const { now, locale } = useConfig()
  const { isBusy, undo } = useMergeDuplicates()
  const { pin, pin_count: count } = merge
  const title = pin?.grid_title || say('duplicates.untitled')
  const when = formatRelativeTime(new Date(merge.created_at), new Date(now), locale)
  const cover = pin?.image_signature && {
    signature: pin.image_signature,
    ext: pin.image_ext,
    dominant_color: pin.dominant_color,
  }
  return (
    <Row
      picture={<BoardCover covers={cover ? [cover] : []} />}
      end={
        <Button busy={isBusy} aria-label={say('duplicates.undoName', { title })} onClick={() => undo(merge)}>
          {say('duplicates.undo')}
        </Button>
      }
    >
      <strong>{title}</strong>
      <small>{say('duplicates.when', { count, when })}</small>
    </Row>
  )
}
