import { useEffect, useState } from 'react'
import type { TextPageLanguage } from '#domain/constants/text-pages.ts'
import type { Block } from '#domain/entities/text-page.ts'
import { StaffTextPreviewResource } from '#domain/resources/text-pages.ts'
import { useAsk, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { Blocks } from '../text-pages/Blocks.tsx'
import styles from './admin.module.css'

/** Milliseconds without typing before the preview updates. */
const PAUSE = 300

/** Preview of a text page, updated shortly after typing stops. */
export function TextPreview({ body, language }: { body: string; language: TextPageLanguage }) {
  const say = useSay()
  const ask = useAsk()
  const [blocks, setBlocks] = useState<readonly Block[]>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = body.trim() ? (await ask(StaffTextPreviewResource.create, { body })).blocks : []
      if (isOver) return
      setBlocks(found)
      setProblem(undefined)
    }
    const timer = setTimeout(() => {
      look().catch((thrown) => {
        if (!isAskRefusal(thrown)) throw thrown
        if (!isOver) setProblem(thrown.message)
      })
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, body])
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{say('pages.preview')}</h2>
      {problem && <p className={styles.problem}>{problem}</p>}
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
