import { useId } from 'react'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource } from '#domain/resources/boards.ts'
import { cardPictureSizes } from '#domain/rules/card/picture-size.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../../app-context.tsx'
import { useConfig, useList } from '../../../hooks/hooks.ts'
import { pictureUrl } from '../../../picture-urls.ts'
import type { KnownPin } from '../../../state/entities.ts'
import styles from './edit.module.css'

const [size = '136x136'] = cardPictureSizes('BoardCoverSelection')

type Props = { boardId: Id; value: string; error: string | undefined; onChange: (id: string) => void }

/** Chooses the cover of a board: the newest picture, or a selected one. */
export function CoverField({ boardId, value, error, onChange }: Props) {
  const say = useSay()
  const name = useId()
  const { media_url } = useConfig()
  const list = useList(BoardFeedResource.get, { board_id: boardId, sort: 'newest' })
  const pins = (list.items as unknown as readonly KnownPin[]).filter((pin) => pin.image_signature)
  return (
    <fieldset className={styles.covers} data-surface="BoardCoverSelection">
      <legend>{say('boards.cover')}</legend>
      {error && <p role="alert">{error}</p>}
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name={name} checked={value === ''} onChange={() => onChange('')} />
          <span className={styles.newest}>{say('boards.coverNewest')}</span>
        </label>
        {pins.map((pin) => (
          <label key={pin.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value === pin.id}
              onChange={() => onChange(pin.id)}
              aria-label={say('boards.coverPin', { pinTitle: pinName(pin) || say('card.untitled') })}
            />
            <img
              src={pictureUrl(media_url, pin, size)}
              alt=""
              width={88}
              height={88}
              loading="lazy"
              style={{ backgroundColor: pin.dominant_color }}
            />
          </label>
        ))}
      </div>
      {list.next && (
        <Button kind="quiet" busy={list.isBusy} onClick={list.more}>
          {say('boards.moreCovers')}
        </Button>
      )}
    </fieldset>
  )
}
