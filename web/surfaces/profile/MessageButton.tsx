import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'

const NewMessage = lazyWithRetry(async () => (await import('../messages/NewMessage.tsx')).NewMessage)

/** Starts a conversation with the person; ads-only profiles have nobody who would answer, so they get no button. */
export function MessageButton({ user }: { user: KnownUser }) {
  const say = useSay()
  const viewer = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  if (user.is_ads_only_profile) return null
  const open = () =>
    viewer.is_auth ? setIsOpen(true) : openLoginPrompt({ reason: 'continue', finish: () => setIsOpen(true) })
  return (
    <>
      <Button onClick={open}>{say('profile.message')}</Button>
      {isOpen && (
        <Suspense>
          <NewMessage open onClose={() => setIsOpen(false)} to={user} />
        </Suspense>
      )}
    </>
  )
}
