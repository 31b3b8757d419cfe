import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { GridPlaceContext } from '../pin-card/grid-place.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './DraftPreview.module.css'
import type { Draft } from './draft.ts'
import { draftAsPin } from './draft-as-pin.ts'
import { uploadSays } from './draft-name.ts'

const AS_OTHERS_SEE_IT = { surface: 'OtherProfilePinGrid', isDesktop: true, board: null } as const

/** The real card, as grids will show it. The picture of this page lies over the one that is still on its way. */
export function DraftPreview({ draft }: { draft: Draft }) {
  const { say } = useFrame()
  const viewer = useViewer()
  const isHere = draft.upload.at !== 'failed'
  return (
    <div className={styles.preview}>
      <h3>{say('create.preview')}</h3>
      <div className={styles.card} inert>
        <GridPlaceContext value={AS_OTHERS_SEE_IT}>
          <PinCard pin={draftAsPin(draft, viewer)} index={0} />
        </GridPlaceContext>
        <div className={styles.over} style={{ aspectRatio: `${draft.width} / ${draft.height}` }}>
          {isHere ? (
            <DraftPicture draft={draft} alt="" />
          ) : (
            <span className={styles.words}>{uploadSays(say, draft)}</span>
          )}
        </div>
      </div>
      <p>{say('create.previewHint')}</p>
    </div>
  )
}
