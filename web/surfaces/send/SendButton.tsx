import { Send } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openSend } from './open-send.ts'

/** Opens "Send this pin"; what that needs is loaded then. */
export function SendButton({ pin, place }: { pin: KnownPin; place: 'card' | 'closeup' }) {
  const frame = useFrame()
  const isOnCard = place === 'card'
  return (
    <IconButton
      size={isOnCard ? 'small' : 'medium'}
      kind={isOnCard ? 'onPicture' : 'quiet'}
      label={frame.say('card.send')}
      icon={<Send size={isOnCard ? 16 : 24} aria-hidden="true" />}
      aria-haspopup="dialog"
      data-send=""
      onClick={() => openSend(frame, { pin })}
    />
  )
}
