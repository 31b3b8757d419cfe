import { useEffect, useMemo, useRef, useState } from 'react'
import { EXPERIENCE_FORMS } from '#domain/constants/experience-forms.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { ExperienceDefinition } from '#domain/resources/staff-experiences.ts'
import { readExperience } from '#domain/rules/guidance/read-experience.ts'
import { translateDisplayData } from '#domain/rules/guidance/translate-display-data.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './experience-editor.module.css'
import { type ExperiencePreviewMessage, PREVIEW_READY } from './experience-preview-message.ts'

/** Width and height of the window that is shown. */
const WINDOWS = { wide: [1280, 800], narrow: [390, 760] } as const
type WindowName = keyof typeof WINDOWS
/** Shown by the app itself, not by a form in a page. */
const ON_PAGES_ONLY = ['toast', 'search_delight']

type Props = { id: number; draft: ExperienceDefinition; language: string }

/** Live preview of guidance in a window of its own, wide or narrow, light or dark. */
export function ExperiencePreview({ id, draft, language }: Props) {
  const say = useSay()
  const [size, setSize] = useState<WindowName>('wide')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const experience = useMemo(() => toPreviewedExperience(id, draft, language), [id, draft, language])
  return (
    <section className={styles.preview} aria-label={say('staff.experiencePreview')}>
      <Tabs
        label={say('staff.previewWidth')}
        selected={size}
        onSelect={(key) => setSize(key as WindowName)}
        tabs={[
          { key: 'wide', label: say('staff.previewWide') },
          { key: 'narrow', label: say('staff.previewNarrow') },
        ]}
      />
      <Tabs
        label={say('staff.previewTheme')}
        selected={theme}
        onSelect={(key) => setTheme(key as 'light' | 'dark')}
        tabs={[
          { key: 'light', label: say('staff.previewLight') },
          { key: 'dark', label: say('staff.previewDark') },
        ]}
      />
      {ON_PAGES_ONLY.includes(draft.form) ? (
        <p>{say('staff.previewNoForm')}</p>
      ) : experience ? (
        <PreviewFrame key={size} size={size} theme={theme} experience={experience} />
      ) : (
        <p>{say('staff.previewIncomplete')}</p>
      )}
    </section>
  )
}

function toPreviewedExperience(id: number, draft: ExperienceDefinition, language: string): ShownExperience | null {
  const { type, component_type }: { type: number; component_type?: number } = EXPERIENCE_FORMS[draft.form]
  const placement_id = draft.placements[0] ?? 0
  const experience: ShownExperience = {
    type,
    id: `${placement_id}:${id}`,
    experience_id: id,
    placement_id,
    status: 'eligible',
    display_data: { ...translateDisplayData(draft.display_data, language), ...(component_type && { component_type }) },
    triggerable_placed_exps: [],
    extraContext: null,
    metadata: {},
    advertiser_id: null,
  }
  return readExperience(experience)?.form === draft.form ? experience : null
}

type FrameProps = { size: WindowName; theme: 'light' | 'dark'; experience: ShownExperience }

function PreviewFrame({ size, theme, experience }: FrameProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [scale, setScale] = useState(0.5)
  const [width, height] = WINDOWS[size]

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === PREVIEW_READY) setIsReady(true)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (!isReady) return
    const message: ExperiencePreviewMessage = { kind: 'experience-preview', theme, experience }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, theme, experience])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const fit = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    fit.observe(element)
    return () => fit.disconnect()
  }, [width])

  return (
    <div ref={box} className={styles.window} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        src="/admin/experiences/preview/"
        title={say('staff.experiencePreview')}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
