import { type ComponentType, memo, Suspense } from 'react'
import type { Id } from '#domain/id.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import { whenTouchedOrSoon } from '../../state/first-interaction.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Comments.module.css'
import { serverParts } from './server-parts.ts'

type Shown = ComponentType<{ pinId: Id }>
let loaded: Shown | undefined

/** The server's comments stand there at once; what makes them answer to taps is loaded after the page. */
export const CommentsSlot = memo(function CommentsSlot({ pinId }: { pinId: Id }) {
  const frame = useFrame()
  const Comments = serverParts.Comments ?? later(frame)
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Comments pinId={pinId} />
    </Suspense>
  )
})

function later({ moreWords }: Frame): Shown {
  loaded ??= lazyWithRetry(async () => {
    if (document.querySelector('[data-comments]')) await whenTouchedOrSoon()
    const [{ Comments }] = await Promise.all([import('./Comments.tsx'), moreWords?.()])
    return Comments
  })
  return loaded
}
