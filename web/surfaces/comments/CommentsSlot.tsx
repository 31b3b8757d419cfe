import { memo, Suspense } from 'react'
import type { Id } from '#domain/id.ts'
import { useFrame } from '../../frame.tsx'
import { lazyWithWords } from '../../hooks/lazy-with-words.ts'
import { whenInteractedOrSoon } from '../../state/first-interaction.ts'
import styles from './Comments.module.css'
import { serverParts } from './server-parts.ts'

const comments = lazyWithWords<{ pinId: Id }>(
  async () => (await import('./Comments.tsx')).Comments,
  async () => {
    if (document.querySelector('[data-comments]')) await whenInteractedOrSoon()
  },
)

/** The server's comments stand there at once; what makes them answer to taps is loaded after the page. */
export const CommentsSlot = memo(function CommentsSlot({ pinId }: { pinId: Id }) {
  const frame = useFrame()
  const Comments = serverParts.Comments ?? comments(frame)
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Comments pinId={pinId} />
    </Suspense>
  )
})
