import { useState } from 'react'
import type { Consent } from '#domain/entities/viewer.ts'
import { NO_CONSENT } from '#domain/rules/viewer/consent.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import styles from './CookieBanner.module.css'
import { CONSENT_SWITCHES } from './consent-switches.ts'

type Props = { isBusy: boolean; onSave: (consent: Consent) => void; onClose: () => void }

/** Dialog with one switch per kind of cookie. Nothing takes effect until it is saved. */
export function CookieDialog({ isBusy, onSave, onClose }: Props) {
  const say = useSay()
  const [consent, setConsent] = useState<Consent>(useViewer().consent ?? NO_CONSENT)
  return (
    <Dialog
      open
      size="small"
      title={say('cookies.dialog')}
      closeLabel={say('shell.close')}
      onClose={onClose}
      footer={
        <Button kind="primary" busy={isBusy} onClick={() => onSave(consent)}>
          {say('cookies.save')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <Switch label={say('cookies.necessary')} hint={say('cookies.necessaryHint')} checked disabled readOnly />
        {CONSENT_SWITCHES.map(({ kind }) => (
          <Switch
            key={kind}
            name={kind}
            label={say(`cookies.${kind}`)}
            hint={say(`cookies.${kind}Hint`)}
            checked={consent[kind]}
            onChange={(event) => setConsent({ ...consent, [kind]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </Dialog>
  )
}
