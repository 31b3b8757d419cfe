import { useState } from 'react'
import { DELETION_GRACE_DAYS } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../../frame.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'
import styles from '../settings.module.css'
import { Exports } from './Exports.tsx'
import { LeaveDialog, type Leaving } from './LeaveDialog.tsx'
import { Space } from './Space.tsx'

export function YourData() {
  const say = useSay()
  const [leaving, setLeaving] = useState<Leaving>()
  return (
    <SettingsFrame section="data">
      {(settings) => (
        <div className={styles.stack}>
          <Space {...settings} />
          <Exports />
          <section className={styles.group}>
            <h2>{say('leaving.deactivateTitle')}</h2>
            <p>{say('leaving.deactivateSentence')}</p>
            <div className={styles.buttons}>
              <Button onClick={() => setLeaving('deactivate')}>{say('leaving.deactivate')}</Button>
            </div>
          </section>
          <section className={styles.group}>
            <h2>{say('leaving.deleteTitle')}</h2>
            <p>{say('leaving.deleteSentence', { count: DELETION_GRACE_DAYS })}</p>
            <div className={styles.buttons}>
              <Button kind="danger" onClick={() => setLeaving('delete')}>
                {say('leaving.delete')}
              </Button>
            </div>
          </section>
          {leaving && <LeaveDialog leaving={leaving} email={settings.email} onClose={() => setLeaving(undefined)} />}
        </div>
      )}
    </SettingsFrame>
  )
}
