import { pinName } from '#domain/rules/pin/pin-name.ts'
import { exploreLocalTap } from '#domain/rules/save/explore-local-tap.ts'
import type { SaveState } from '#domain/rules/save/one-tap-save.ts'
import { repinPath } from '#domain/rules/save/repin-path.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import { pageKind } from '../../hooks/page-kind.ts'
import type { KnownPin } from '../../state/entities.ts'

type Props = { pin: KnownPin; state: SaveState; board: string }

/** Spec 4, One-tap save, explore-local: leads to the page where a board is chosen; what is saved stays as it is. */
export function RepinLink({ pin, state, board }: Props) {
  const frame = useFrame()
  const { say } = frame
  const pinTitle = pinName(pin) || say('card.untitled')
  if (exploreLocalTap(state) === 'nothing') {
    return (
      <Button kind="inverse" aria-disabled="true" data-save="" aria-label={say('saved.already', { board })}>
        {say('save.saved')}
      </Button>
    )
  }
  return (
    <Button
      href={repinPath(pin.id, { location: pageKind(frame) })}
      kind="primary"
      data-save=""
      aria-label={say('save.saveName', { pinTitle })}
    >
      {say('save.save')}
    </Button>
  )
}
