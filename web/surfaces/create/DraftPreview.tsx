import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { Draft } from '../drafts/draft.ts'
import { draftAsPin } from '../drafts/draft-as-pin.ts'
import { uploadSays } from '../drafts/draft-name.ts'
import { GridPlaceContext } from '../pin-card/grid-place.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { StoryWords } from '../pin-card/StoryWords.tsx'
import { CropButton } from './CropButton.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './DraftPreview.module.css'

const AS_OTHERS_SEE_IT = { surface: 'OtherProfilePinGrid', isDesktop: true, board: null } as const

/** The real card, as grids will show it. The picture of this page lies over the one that is still on its way. */
export function DraftPreview({ draft }: { draft: Draft }) {
  const { say } = useFrame()
  const viewer = useViewer()
  const isHere = draft.upload.at !== 'failed'
  const pin = draftAsPin(draft, viewer)
  return (
    <div className={styles.preview}>
      <h3>{say('create.preview')}</h3>
      <div className={styles.card} inert={draft.slots.length < 2}>
        <GridPlaceContext value={AS_OTHERS_SEE_IT}>
          <PinCard pin={pin} index={0} />
        </GridPlaceContext>
        {draft.slots.length < 2 && (
          <div className={styles.over} style={{ aspectRatio: `${draft.width} / ${draft.height}` }}>
            {isHere ? (
              <>
                <DraftPicture draft={draft} alt="" />
                <StoryWords story={pin.story_pin_data} />
              </>
            ) : (
              <span className={styles.words}>{uploadSays(say, draft)}</span>
            )}
          </div>
        )}
      </div>
      <p>{say('create.previewHint')}</p>
      <CropButton draft={draft} />
    </div>
  )
}
