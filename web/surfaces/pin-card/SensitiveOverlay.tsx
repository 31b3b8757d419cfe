import { Eye } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { revealSensitivePin } from '../../hooks/revealed-pins.ts'
import styles from './SensitiveOverlay.module.css'

/** Covers a blurred picture and lets the viewer reveal it. */
export function SensitiveOverlay({ pinId }: { pinId: string }) {
  const say = useSay()
  return (
    <div className={styles.reveal} data-sensitive="">
      <p>{say('card.sensitive')}</p>
      <Button icon={<Eye size={20} aria-hidden="true" />} onClick={() => revealSensitivePin(pinId)}>
        {say('card.reveal')}
      </Button>
    </div>
  )
}
