import { Send } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'

/** Opens the dialog "Send this pin"; its code is loaded on the tap. */
export function SendButton({ pin, place }: { pin: KnownPin; place: 'card' | 'closeup' }) {
  const frame = useApp()
  const isOnCard = place === 'card'
  return (
    <IconButton
      size={isOnCard ? 'small' : 'medium'}
      kind={isOnCard ? 'onPicture' : 'quiet'}
      label={frame.say('card.send')}
      icon={<Send size={isOnCard ? 16 : 24} aria-hidden="true" />}
      aria-haspopup="dialog"
      data-send=""
      onClick={() => void import('./open-send.ts').then(({ openSendDialog }) => openSendDialog(frame, { pin }))}
    />
  )
}
