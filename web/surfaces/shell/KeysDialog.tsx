import type { TextKey } from '#domain/text/say.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './KeysDialog.module.css'

const KEYS = [
  ['/', 'shell.keySearch'],
  ['← ↑ → ↓', 'shell.keyArrows'],
  ['Enter', 'shell.keyEnter'],
  ['S', 'shell.keySave'],
  ['Esc', 'shell.keyEscape'],
  ['?', 'shell.keyKeys'],
] as const satisfies [string, TextKey][]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog open onClose={onClose} title={say('shell.keys')} closeLabel={say('shell.close')} size="small">
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
