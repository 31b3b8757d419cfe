import { memo, Suspense } from 'react'
import type { Id } from '#domain/id.ts'
import { useApp } from '../../app-context.tsx'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { waitForInteractionOrDelay } from '../../state/first-interaction.ts'
import styles from './Comments.module.css'
import { serverRenderedParts } from './server-rendered-parts.ts'

const comments = lazyWithTranslations<{ pinId: Id }>(
  async () => (await import('./Comments.tsx')).Comments,
  async () => {
    if (document.querySelector('[data-comments]')) await waitForInteractionOrDelay()
  },
)

/** Shows the server-rendered comments at once; the code that makes them interactive loads after the page. */
export const CommentsSlot = memo(function CommentsSlot({ pinId }: { pinId: Id }) {
  const frame = useApp()
  const Comments = serverRenderedParts.Comments ?? comments(frame)
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Comments pinId={pinId} />
    </Suspense>
  )
})
