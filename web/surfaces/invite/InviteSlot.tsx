import { Suspense, useEffect, useState } from 'react'
import { useFrame } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'

const InviteLanding = lazyWithRetry(async () => (await import('./InviteLanding.tsx')).InviteLanding)

/** Where a shared link led here: who shared it. Its words and its question come after the page. */
export function InviteSlot({ pinId }: { pinId: string }) {
  const { moreWords } = useFrame()
  const code = usePlace().query.get('invite_code')
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
