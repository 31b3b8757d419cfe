import { useEffect, useState } from 'react'
import type { TextLanguage } from '#domain/constants/text-pages.ts'
import type { Block } from '#domain/entities/text-page.ts'
import { StaffTextPreviewResource } from '#domain/resources/text-pages.ts'
import { isRefused } from '../../ask.ts'
import { useAsk, useSay } from '../../frame.tsx'
import { Blocks } from '../text-pages/Blocks.tsx'
import styles from './admin.module.css'

/** After so many milliseconds without another letter the preview follows. */
const PAUSE = 300

/** How a text will look, a moment after it was typed. */
export function TextPreview({ body, language }: { body: string; language: TextLanguage }) {
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
        if (!isRefused(thrown)) throw thrown
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
