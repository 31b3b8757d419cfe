import { Eye } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { reveal } from '../../hooks/revealed.ts'
import styles from './Reveal.module.css'

/** Lies over a blurred picture and lets whoever wants see it. */
export function Reveal({ pinId }: { pinId: string }) {
  const say = useSay()
  return (
    <div className={styles.reveal} data-sensitive="">
      <p>{say('card.sensitive')}</p>
      <Button icon={<Eye size={20} aria-hidden="true" />} onClick={() => reveal(pinId)}>
        {say('card.reveal')}
      </Button>
    </div>
  )
}
