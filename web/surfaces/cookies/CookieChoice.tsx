import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { useKeepConsent } from './use-keep-consent.ts'

const CookieDialog = lazyWithRetry(async () => (await import('./CookieDialog.tsx')).CookieDialog)

/** Where a visitor changes what they once said of cookies. */
export function CookieChoice() {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const { doing, keep } = useKeepConsent<'choose'>(() => setIsOpen(false))
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
