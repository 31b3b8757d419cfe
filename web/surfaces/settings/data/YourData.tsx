import { useState } from 'react'
import { DELETION_GRACE_DAYS } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../../app-context.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'
import styles from '../settings.module.css'
import { type AccountClosure, CloseAccountDialog } from './CloseAccountDialog.tsx'
import { Exports } from './Exports.tsx'
import { StorageUsage } from './StorageUsage.tsx'

export function YourData() {
  const say = useSay()
  const [closing, setClosing] = useState<AccountClosure>()
  return (
    <SettingsFrame section="data">
      {(settings) => (
        <div className={styles.stack}>
          <StorageUsage {...settings} />
          <Exports />
          <section className={styles.group}>
            <h2>{say('leaving.deactivateTitle')}</h2>
            <p>{say('leaving.deactivateSentence')}</p>
            <div className={styles.buttons}>
              <Button onClick={() => setClosing('deactivate')}>{say('leaving.deactivate')}</Button>
            </div>
          </section>
          <section className={styles.group}>
            <h2>{say('leaving.deleteTitle')}</h2>
            <p>{say('leaving.deleteSentence', { count: DELETION_GRACE_DAYS })}</p>
            <div className={styles.buttons}>
              <Button kind="danger" onClick={() => setClosing('delete')}>
                {say('leaving.delete')}
              </Button>
            </div>
          </section>
          {closing && (
            <CloseAccountDialog closing={closing} email={settings.email} onClose={() => setClosing(undefined)} />
          )}
        </div>
      )}
    </SettingsFrame>
  )
}
