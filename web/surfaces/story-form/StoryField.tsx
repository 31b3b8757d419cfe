import { Copy, ImagePlus, Trash2, Type } from 'lucide-react'
import { useRef } from 'react'
import { STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { newKey } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { Arranged, Handle } from '../arrange/Arranged.tsx'
import { useArrange } from '../arrange/use-arrange.ts'
import type { Draft, StoryPage } from '../drafts/draft.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { pageRoom } from '../drafts/page-files.ts'
import { changePage, emptyPage, pagesOf, setPages } from '../drafts/story-draft.ts'
import { PageFiles } from './PageFiles.tsx'
import { PageMedia } from './PageMedia.tsx'
import { ProductTags } from './ProductTags.tsx'
import styles from './StoryField.module.css'
import { TuneField } from './TuneField.tsx'
import { usePageFiles } from './use-page-files.ts'

/** Create.15. The pages of a story: pictures, videos and words, ordered by drag or keys. */
export function StoryField({ draft }: { draft: Draft }) {
  const { say } = useFrame()
  const { key, story } = draft
  const files = usePageFiles(key)
  const section = useRef<HTMLElement>(null)
  const pages = story?.pages ?? []
  const byKey = new Map<string, StoryPage>(pages.map((page) => [page.key, page]))
  const numberOf = (page: string) => pages.findIndex((one) => one.key === page) + 1
  const nameOf = (page: string) => say('story.pageName', { number: numberOf(page) })
  const arranging = useArrange({
    ids: pages.map((page) => page.key),
    nameOf,
    hasOrder: true,
    onPut: (_, order) =>
      setPages(
        key,
        order.flatMap((page) => byKey.get(page) ?? []),
      ),
  })
  const room = pageRoom(key)
  const isFull = room.forPages === 0
  const double = (page: StoryPage) => {
    const at = pagesOf(key).findIndex((one) => one.key === page.key)
    setPages(key, pagesOf(key).toSpliced(at + 1, 0, { ...page, key: newKey() }))
  }
  const deletePage = (page: StoryPage) => {
    const at = pagesOf(key).findIndex((one) => one.key === page.key)
    setPages(key, pagesOf(key).toSpliced(at, 1))
    // The focus would go with the page.
    requestAnimationFrame(() => {
      const left = section.current?.querySelectorAll<HTMLElement>('[data-delete]')
      left?.[Math.min(at, left.length - 1)]?.focus()
    })
    const offerBack = (text: string, tone?: 'error') =>
      showToast({ text, duration: 8000, action: { label: say('shell.undo'), onSelect: undo }, ...(tone && { tone }) })
    // Another page may have taken its place meanwhile: none is lost for it.
    const undo = () => {
      if (pageRoom(key).forPages === 0) return offerBack(say('story.full'), 'error')
      setPages(key, pagesOf(key).toSpliced(at, 0, page))
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
                <Handle arranging={arranging} id={id} name={name} className={styles.handle} />
                <PageMedia page={page} name={name} onFile={(file) => files.replace(id, file)} />
              </div>
              <div className={styles.words}>
                <TextArea
                  label={say('story.pageText', { number: at + 1 })}
                  limit={STORY_TEXT_MAX}
                  rows={page.picture ? 2 : 4}
                  value={page.text}
                  onChange={(event) => changePage(key, id, { text: event.target.value })}
                />
                <ProductTags
                  number={at + 1}
                  products={page.products}
                  onChange={(products) => changePage(key, id, { products })}
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
          onClick={() => setPages(key, [...pagesOf(key), emptyPage()])}
        >
          {say('story.addWords')}
        </Button>
      </div>
      {isFull && <p className={styles.hint}>{say('story.full')}</p>}
      <TuneField draft={draft} />
      <Arranged arranging={arranging} carried={nameOf} />
    </section>
  )
}
