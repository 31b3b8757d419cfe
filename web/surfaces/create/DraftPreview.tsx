import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { formatUploadState } from '../drafts/draft-name.ts'
import { toDraftPreviewPin } from '../drafts/draft-preview-pin.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { CarouselArrows } from '../pin-card/CardCarousel.tsx'
import { GridContext } from '../pin-card/grid-context.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { StoryCardText } from '../pin-card/StoryCardText.tsx'
import { useCardCarousel } from '../pin-card/use-carousel.ts'
import { CropButton } from './CropButton.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './DraftPreview.module.css'

const AS_OTHERS_SEE_IT = { surface: 'OtherProfilePinGrid', isDesktop: true, board: null } as const

/** Preview of the draft as a real card. The local picture covers the one that is still uploading. */
export function DraftPreview({ draft }: { draft: LocalDraft }) {
  const { say } = useApp()
  const viewer = useViewer()
  const isHere = draft.upload.at !== 'failed'
  const pin = toDraftPreviewPin(draft, viewer)
  const carousel = useCardCarousel(pin, true)
  return (
    <div className={styles.preview}>
      <h3>{say('create.preview')}</h3>
      <div className={styles.card}>
        <div inert>
          <GridContext value={AS_OTHERS_SEE_IT}>
            <PinCard pin={pin} index={0} />
          </GridContext>
        </div>
        {carousel && (
          <div className={styles.arrows} style={{ aspectRatio: `${draft.width} / ${draft.height}` }}>
            <CarouselArrows carousel={carousel} />
          </div>
        )}
        {draft.slots.length < 2 && (
          <div className={styles.over} inert style={{ aspectRatio: `${draft.width} / ${draft.height}` }}>
            {isHere ? (
              <>
                <DraftPicture draft={draft} alt="" />
                <StoryCardText story={pin.story_pin_data} />
              </>
            ) : (
              <span className={styles.words}>{formatUploadState(say, draft)}</span>
            )}
          </div>
        )}
      </div>
      <p>{say('create.previewHint')}</p>
      <CropButton draft={draft} />
    </div>
  )
}
