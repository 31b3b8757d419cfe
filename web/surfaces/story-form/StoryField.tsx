import { Copy, ImagePlus, Trash2, Type } from 'lucide-react'
import { useRef } from 'react'
import { STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { ArrangeOverlay, DragHandle } from '../arrange/ArrangeOverlay.tsx'
import { useArrange } from '../arrange/use-arrange.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import type { DraftStoryPage, LocalDraft } from '../drafts/local-draft.ts'
import { countDraftPageRoom } from '../drafts/page-files.ts'
import { listStoryPages, makeStoryPage, setStoryPages, updateStoryPage } from '../drafts/story-draft.ts'
import { PageFiles } from './PageFiles.tsx'
import { PageMedia } from './PageMedia.tsx'
import { ProductTags } from './ProductTags.tsx'
import styles from './StoryField.module.css'
import { TuneField } from './TuneField.tsx'
import { useStoryPageUploads } from './use-story-page-uploads.ts'

/** The pages of a story: pictures, videos and texts, ordered by drag or keys (create.15). */
export function StoryField({ draft }: { draft: LocalDraft }) {
  const { say } = useApp()
  const { key, story } = draft
  const files = useStoryPageUploads(key)
  const section = useRef<HTMLElement>(null)
  const pages = story?.pages ?? []
  const byKey = new Map<string, DraftStoryPage>(pages.map((page) => [page.key, page]))
  const numberOf = (page: string) => pages.findIndex((one) => one.key === page) + 1
  const nameOf = (page: string) => say('story.pageName', { number: numberOf(page) })
  const arranging = useArrange({
    ids: pages.map((page) => page.key),
    nameOf,
    hasOrder: true,
    onPut: (_, order) =>
      setStoryPages(
        key,
        order.flatMap((page) => byKey.get(page) ?? []),
      ),
  })
  const room = countDraftPageRoom(key)
  const isFull = room.forPages === 0
  const double = (page: DraftStoryPage) => {
    const at = listStoryPages(key).findIndex((one) => one.key === page.key)
    setStoryPages(key, listStoryPages(key).toSpliced(at + 1, 0, { ...page, key: makeIdempotencyKey() }))
  }
  const deletePage = (page: DraftStoryPage) => {
    const at = listStoryPages(key).findIndex((one) => one.key === page.key)
    setStoryPages(key, listStoryPages(key).toSpliced(at, 1))
    // The focus would be lost with the removed page.
    requestAnimationFrame(() => {
      const left = section.current?.querySelectorAll<HTMLElement>('[data-delete]')
      left?.[Math.min(at, left.length - 1)]?.focus()
    })
    const offerBack = (text: string, tone?: 'error') =>
      showToast({ text, duration: 8000, action: { label: say('shell.undo'), onSelect: undo }, ...(tone && { tone }) })
    // If the story has been filled up in the meantime, undo is offered again instead of dropping a page.
    const undo = () => {
      if (countDraftPageRoom(key).forPages === 0) return offerBack(say('story.full'), 'error')
      setStoryPages(key, listStoryPages(key).toSpliced(at, 0, page))
    }
    offerBack(say('story.pageDeleted'))
  }
  return (
    <section ref={section} className={styles.story} aria-label={say('story.pages')}>
      <h3>{say('story.pages')}</h3>
      <p className={styles.hint}>{say('story.pagesHint')}</p>
      <ol className={styles.pages}>
        {arranging.order.flatMap((id, at) => {
          const page = byKey.get(id)
          if (!page) return []
          const name = say('story.pageName', { number: at + 1 })
          return (
            <li key={id} {...arranging.item(id)}>
              <div className={styles.side}>
                <DragHandle arranging={arranging} id={id} name={name} className={styles.handle} />
                <PageMedia page={page} name={name} onFile={(file) => files.replace(id, file)} />
              </div>
              <div className={styles.words}>
                <TextArea
                  label={say('story.pageText', { number: at + 1 })}
                  limit={STORY_TEXT_MAX}
                  rows={page.picture ? 2 : 4}
                  value={page.text}
                  onChange={(event) => updateStoryPage(key, id, { text: event.target.value })}
                />
                <ProductTags
                  number={at + 1}
                  products={page.products}
                  onChange={(products) => updateStoryPage(key, id, { products })}
                />
              </div>
              <div className={styles.acts}>
                <IconButton
                  size="small"
                  label={say('story.double', { name })}
                  icon={<Copy size={16} aria-hidden="true" />}
                  disabled={isFull}
                  onClick={() => double(page)}
                />
                <IconButton
                  size="small"
                  data-delete=""
                  label={say('story.deletePage', { name })}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => deletePage(page)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <PageFiles files={files.files} onRetry={files.retry} />
      {draft.errors.story && (
        <p role="alert" className={styles.error}>
          {draft.errors.story}
        </p>
      )}
      <div className={styles.add}>
        <FileButton label={say('story.addSeen')} onFiles={files.add}>
          {(open) => (
            <Button disabled={room.forFiles === 0} icon={<ImagePlus size={20} aria-hidden="true" />} onClick={open}>
              {say('story.addSeen')}
            </Button>
          )}
        </FileButton>
        <Button
          kind="secondary"
          disabled={isFull}
          icon={<Type size={20} aria-hidden="true" />}
          onClick={() => setStoryPages(key, [...listStoryPages(key), makeStoryPage()])}
        >
          {say('story.addWords')}
        </Button>
      </div>
      {isFull && <p className={styles.hint}>{say('story.full')}</p>}
      <TuneField draft={draft} />
      <ArrangeOverlay arranging={arranging} carried={nameOf} />
    </section>
  )
}
