import { pinName } from '#domain/rules/pin/pin-name.ts'
import type { SaveState } from '#domain/rules/save/one-tap-save.ts'
import { exploreLocalTapAction } from '#domain/rules/save/save-button.ts'
import { repinPath } from '#domain/rules/save/save-pin.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { getLandingPageType } from '../../hooks/landing-page-type.ts'
import type { KnownPin } from '../../state/entities.ts'

type Props = { pin: KnownPin; state: SaveState; board: string }

/** Links to the page where a board is chosen; a pin that is already saved stays unchanged. */
export function RepinLink({ pin, state, board }: Props) {
  const frame = useApp()
  const { say } = frame
  const pinTitle = pinName(pin) || say('card.untitled')
  if (exploreLocalTapAction(state) === 'nothing') {
    return (
      <Button kind="inverse" aria-disabled="true" data-save="" aria-label={say('saved.already', { board })}>
        {say('save.saved')}
      </Button>
    )
  }
  return (
    <Button
      href={repinPath(pin.id, { location: getLandingPageType(frame) })}
      kind="primary"
      data-save=""
      aria-label={say('save.saveName', { pinTitle })}
    >
      {say('save.save')}
    </Button>
  )
}
