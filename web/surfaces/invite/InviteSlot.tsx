import { Suspense, useEffect, useState } from 'react'
import { useApp } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'

const InviteLanding = lazyWithRetry(async () => (await import('./InviteLanding.tsx')).InviteLanding)

/** Loads the invite landing after the page when the URL contains an invite code. */
export function InviteSlot({ pinId }: { pinId: string }) {
  const { moreWords } = useApp()
  const code = useRouteLocation().query.get('invite_code')
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (code) void Promise.resolve(moreWords?.()).then(() => setIsReady(true))
  }, [code, moreWords])
  if (!code || !isReady) return null
  return (
    <Suspense>
      <InviteLanding key={code} code={code} pinId={pinId} />
    </Suspense>
  )
}
