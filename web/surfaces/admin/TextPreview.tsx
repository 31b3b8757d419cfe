import type { TextPageLanguage } from '#domain/constants/text-pages.ts'
import type { Block } from '#domain/entities/text-page.ts'
import { StaffTextPreviewResource } from '#domain/resources/text-pages.ts'
import { useAsk, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { Blocks } from '../text-pages/Blocks.tsx'
import styles from './admin.module.css'

/** Milliseconds without typing before the preview updates. */
const TYPING_PAUSE_MS = 300

type Preview = { blocks: readonly Block[]; problem?: string }

/** Preview of a text page, updated shortly after typing stops. */
export function TextPreview({ body, language }: { body: string; language: TextPageLanguage }) {
  const say = useSay()
  const ask = useAsk()
  const [preview] = useDebouncedLookup(body.trim() ? body : undefined, {
    look: async (text, signal): Promise<Preview> => {
      try {
        return { blocks: (await ask(StaffTextPreviewResource.create, { body: text }, { signal })).blocks }
      } catch (thrown) {
        if (!isAskRefusal(thrown)) throw thrown
        return { blocks, problem: thrown.message }
      }
    },
    waitMs: TYPING_PAUSE_MS,
  })
  const blocks: readonly Block[] = preview?.value.blocks ?? []
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{say('pages.preview')}</h2>
      {preview?.value.problem && <p className={styles.problem}>{preview.value.problem}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div className={styles.scrolls} lang={language} dir="ltr" tabIndex={0}>
        {body.trim() ? (
          <Blocks blocks={blocks} hasAnchors={false} />
        ) : (
          <p className={styles.quiet}>{say('pages.previewEmpty')}</p>
        )}
      </div>
    </section>
  )
}
