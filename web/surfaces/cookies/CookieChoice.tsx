import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { useSaveConsent } from './use-save-consent.ts'

const CookieDialog = lazyWithRetry(async () => (await import('./CookieDialog.tsx')).CookieDialog)

/** Button that lets a visitor change their cookie consent later. */
export function CookieChoice() {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const { doing, keep } = useSaveConsent<'choose'>(() => setIsOpen(false))
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {say('cookies.dialog')}
      </Button>
      {isOpen && (
        <Suspense>
          <CookieDialog
            isBusy={doing !== undefined}
            onSave={(consent) => void keep(consent, 'choose')}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
