import { Send } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'

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
      onClick={() => void import('./open-send.ts').then(({ openSend }) => openSend(frame, { pin }))}
    />
  )
}
