import { useMemo, useState } from 'react'
import { EXPERIENCE_EXAMPLES, type ExperienceExample } from '#domain/constants/experience-examples.ts'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '#domain/constants/experience-forms.ts'
import { EXPERIENCE_ICON_COLORS, EXPERIENCE_ICONS } from '#domain/constants/experience-icons.ts'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { readExperience } from '#domain/rules/guidance/read-experience.ts'
import { translateDisplayData } from '#domain/rules/guidance/translate-display-data.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useIsHydrated } from '../form/use-is-hydrated.ts'
import { ExperienceIcon } from '../guidance/ExperienceIcon.tsx'
import { ExperienceView } from '../guidance/ExperienceView.tsx'
import { showToastValues } from '../guidance/show-experience-toast.ts'
import { useGuidanceLayout } from '../guidance/use-guidance-layout.ts'
import { DelightText } from '../picture/DelightText.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './ExperienceExamples.module.css'

/** Shows an example of every form of an experience. What is done with one is not reported. */
export function ExperienceExamples() {
  const say = useSay()
  // Like all guidance, the examples are shown by the browser alone.
  const isHydrated = useIsHydrated()
  return (
    <AdminFrame section="experiences" title={say('staff.experienceExamples')}>
      <p>{say('staff.experienceExamplesSentence')}</p>
      {isHydrated &&
        EXPERIENCE_EXAMPLES.map((example) => <Example key={`${example.form} ${example.name}`} example={example} />)}
      <IconCodes />
    </AdminFrame>
  )
}

/** Forms that stand in the page; the others lie over it, and wait for a click. */
const IN_PAGE: readonly ExperienceFormName[] = [
  'full_banner',
  'hero_banner',
  'metrics_banner',
  'alert_callout',
  'upsell_callout',
  'neutral_callout',
  'search_delight',
]

function Example({ example: { form, name, experience_id, display_data } }: { example: ExperienceExample }) {
  const say = useSay()
  const { locale } = useConfig()
  const layout = useGuidanceLayout()
  const [isShown, setIsShown] = useState(IN_PAGE.includes(form))
  const experience = useMemo<ShownExperience>(
    () => ({
      type: EXPERIENCE_FORMS[form].type,
      id: `0:${experience_id}`,
      experience_id,
      placement_id: 0,
      status: 'eligible',
      display_data: translateDisplayData(display_data, locale),
      triggerable_placed_exps: [],
      extraContext: null,
      metadata: {},
      advertiser_id: null,
    }),
    [form, experience_id, display_data, locale],
  )
  const read = readExperience(experience)
  const end = () => setIsShown(false)
  const show = () => (read?.form === 'toast' ? showToastValues(read.values) : setIsShown(true))
  return (
    <section
      className={styles.example}
      aria-label={`${say(`staff.form.${form}`)}: ${name}`}
      data-example={`${form} ${name}`}
    >
      <div className={styles.head}>
        <h2>{say(`staff.form.${form}`)}</h2>
        <code>{name}</code>
        {!isShown && <Button onClick={show}>{say('staff.experienceShow')}</Button>}
      </div>
      {isShown &&
        (read?.form === 'search_delight' ? (
          <p className={styles.delight}>
            <DelightExample delight={read.values} />
          </p>
        ) : (
          <ExperienceView
            experience={experience}
            layout={layout}
            onView={ignore}
            onComplete={end}
            onDismiss={end}
            onGiveUp={end}
            onLinkClick={ignore}
          />
        ))}
    </section>
  )
}

const ignore = () => {}

/** Every icon and every color, with its code. */
function IconCodes() {
  const say = useSay()
  return (
    <section className={styles.example}>
      <h2>{say('staff.experienceIcons')}</h2>
      <ol className={styles.codes} data-codes="icons">
        {EXPERIENCE_ICONS.map((name, at) => (
          <li key={name}>
            <ExperienceIcon icon={at + 1} />
            {at + 1}
          </li>
        ))}
      </ol>
      <ol className={styles.codes} data-codes="colors">
        {EXPERIENCE_ICON_COLORS.map((name, at) => (
          <li key={name}>
            <ExperienceIcon icon={1} color={at + 1} />
            {at + 1}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Delight = Parameters<typeof DelightText>[0]['met']
function DelightExample({ delight }: { delight: Omit<Delight, 'from' | 'to'> }) {
  const [word = ''] = delight.search_query_list
  return <DelightText text={word} met={{ ...delight, from: 0, to: word.length }} />
}
