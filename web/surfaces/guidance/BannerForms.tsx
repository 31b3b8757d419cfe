import { useEffect } from 'react'
import { HERO_BANNERS, type HeroBanner } from '#domain/constants/experience-forms.ts'
import { splitMessageLinks } from '#domain/rules/guidance/split-message-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Banner.module.css'
import { Banner } from './Banner.tsx'
import { ExperienceIcon } from './ExperienceIcon.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { GuidanceLink, useLinkTarget } from './GuidanceLink.tsx'
import { SlideIn } from './SlideIn.tsx'

const SLIDE_MS = 300
const HERO_SLIDE_MS = 400
const COVER_LAYOUT = 3

/** A banner across the page, with an icon or a cover. Its message may contain links. */
export function FullBannerForm({ values, layout, ...actions }: ExperienceFormProps<'full_banner'>) {
  const { onView, onComplete, onDismiss, onLinkClick } = actions
  const { titleText, message = '', links, linkTitles, external, iconImage, coverImage } = values
  const forLayout = layout === 'wide' ? wideValues(values) : narrowValues(values)
  const hasCover = forLayout.layout === COVER_LAYOUT
  const parts = splitMessageLinks(message, links, linkTitles)
  useEffect(onView, [onView])
  return (
    <SlideIn ms={SLIDE_MS}>
      <Banner
        layout={layout}
        kind="banner"
        name={titleText ?? parts.map(({ text }) => text).join('')}
        background={forLayout.background}
        text={forLayout.text}
        backdrop={forLayout.backdrop}
        cover={hasCover ? coverImage : undefined}
        icon={!hasCover && iconImage && <img className={styles.icon} src={iconImage} alt="" />}
        actions={
          <BannerActions
            complete={values.completeButtonText}
            dismiss={values.dismissButtonText}
            onComplete={onComplete}
            onDismiss={onDismiss}
          />
        }
        onClose={values.canClose === false ? undefined : onDismiss}
      >
        {titleText && <h2>{titleText}</h2>}
        {parts.length > 0 && (
          <p>
            {parts.map(({ text, href }, at) =>
              href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message don't change
                <GuidanceLink key={at} href={href} newTab={external} onClick={() => onLinkClick('message')}>
                  {text}
                </GuidanceLink>
              ) : (
                text
              ),
            )}
          </p>
        )}
      </Banner>
    </SlideIn>
  )
}

type BannerValues = ExperienceFormProps<'full_banner'>['values']
const wideValues = (values: BannerValues) => ({
  layout: values.layoutWide,
  background: values.backgroundColorWide,
  text: values.textColorWide,
  backdrop: values.backgroundImageWide,
})
const narrowValues = (values: BannerValues) => ({
  layout: values.layoutNarrow,
  background: values.backgroundColorNarrow,
  text: values.textColorNarrow,
  backdrop: values.backgroundImageNarrow,
})

/** What can be done with each form of a hero banner. */
const HERO_CHOICES: Record<HeroBanner, { complete: boolean; dismiss: boolean; close: boolean }> = {
  welcome_back: { complete: true, dismiss: false, close: true },
  dismiss_only: { complete: false, dismiss: true, close: true },
  complete_only: { complete: true, dismiss: false, close: false },
  complete_and_dismiss: { complete: true, dismiss: true, close: false },
}

/** A large banner, or for those who come back, a card. It leaves when it is completed or dismissed. */
export function HeroBannerForm({ experience, values, layout, ...actions }: ExperienceFormProps<'hero_banner'>) {
  const { onView, onComplete, onDismiss } = actions
  const { header, headerSubtitle, color, coverImage, buttonText, dismissButtonText } = values
  const form = HERO_BANNERS[experience.experience_id] ?? heroBannerFor(values)
  const may = HERO_CHOICES[form]
  useEffect(onView, [onView])
  return (
    <SlideIn ms={HERO_SLIDE_MS}>
      <Banner
        layout={layout}
        kind={form === 'welcome_back' ? 'card' : 'hero'}
        name={header}
        background={color}
        cover={coverImage}
        actions={
          <BannerActions
            complete={may.complete ? buttonText : undefined}
            dismiss={may.dismiss ? dismissButtonText : undefined}
            onComplete={onComplete}
            onDismiss={onDismiss}
          />
        }
        onClose={may.close ? onDismiss : undefined}
      >
        <h2>{header}</h2>
        {headerSubtitle && <p>{headerSubtitle}</p>}
      </Banner>
    </SlideIn>
  )
}

type HeroValues = ExperienceFormProps<'hero_banner'>['values']
function heroBannerFor({ buttonText, dismissButtonText }: HeroValues): HeroBanner {
  if (!buttonText) return 'dismiss_only'
  return dismissButtonText ? 'complete_and_dismiss' : 'complete_only'
}

type ActionTexts = { complete?: string | undefined; dismiss?: string | undefined }

function BannerActions({
  complete,
  dismiss,
  onComplete,
  onDismiss,
}: ActionTexts & Pick<ExperienceFormProps, 'onComplete' | 'onDismiss'>) {
  if (!complete && !dismiss) return null
  return (
    <>
      {complete && <Button onClick={() => onComplete()}>{complete}</Button>}
      {dismiss && <Button onClick={onDismiss}>{dismiss}</Button>}
    </>
  )
}

const [CHART, ACCENT] = [31, 3]

/** Leads people to their statistics. The first button completes it. */
export function MetricsBannerForm({ values, layout, ...actions }: ExperienceFormProps<'metrics_banner'>) {
  const { onView, onComplete, onDismiss, onLinkClick } = actions
  const { title_text, subtitle_text, buttons } = values
  useEffect(onView, [onView])
  return (
    <SlideIn ms={SLIDE_MS}>
      <Banner
        layout={layout}
        kind="banner"
        name={title_text}
        icon={<ExperienceIcon icon={CHART} color={ACCENT} />}
        actions={buttons.map(({ text, uri }, at) => (
          <LinkedButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of an experience don't change
            key={at}
            href={uri}
            text={text}
            onClick={() => {
              onLinkClick(at === 0 ? 'primary' : 'secondary')
              if (at === 0) onComplete()
            }}
          />
        ))}
        onClose={onDismiss}
      >
        <h2>{title_text}</h2>
        <p>{subtitle_text}</p>
      </Banner>
    </SlideIn>
  )
}

function LinkedButton({ href, text, onClick }: { href: string; text: string; onClick: () => void }) {
  return (
    <Button {...useLinkTarget(href)} onClick={onClick}>
      {text}
    </Button>
  )
}
