import { HELP_TOPICS, type HelpTopic, TEXT_PAGE_LANGUAGES } from '#domain/constants/text-pages.ts'
import { type ListedTextPage, StaffTextPagesResource } from '#domain/resources/text-pages.ts'
import { textPagePath } from '#domain/rules/text-page/text-page-rules.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'

const TOPICS = [null, ...(Object.keys(HELP_TOPICS) as HelpTopic[])]

/** Page with the product's own text pages, and who changed which one in which language. */
export function Pages() {
  const say = useSay()
  const { items } = useList(StaffTextPagesResource.get, {})
  return (
    <AdminFrame section="pages">
      <p className={styles.quiet}>{say('pages.sentence')}</p>
      {TOPICS.map((topic) => {
        const title = say(topic ? `help.topic_${topic}` : 'pages.ours')
        return (
          <section key={title} className={styles.column}>
            <h2>{title}</h2>
            <Rows label={title}>
              {items
                .filter((page) => page.topic === topic)
                .map((page) => (
                  <PageRow key={page.name} page={page} />
                ))}
            </Rows>
          </section>
        )
      })}
    </AdminFrame>
  )
}

function PageRow({ page: { name, title, edited } }: { page: ListedTextPage }) {
  const say = useSay()
  const ago = useFormatTimeAgo()
  const state = (code: (typeof TEXT_PAGE_LANGUAGES)[number]) => {
    const language = say(`pages.language_${code}`)
    const version = edited[code]
    if (!version) return say('pages.isDefault', { language })
    const told = { language, version: version.version, when: ago(version.at) }
    return version.by ? say('pages.editedBy', { ...told, name: version.by }) : say('pages.editedByNobody', told)
  }
  return (
    <Row>
      <a href={`/admin/pages/${name}/`}>
        <strong>{title}</strong>
      </a>
      <small>{textPagePath(name)}</small>
      <small>{TEXT_PAGE_LANGUAGES.map(state).join(' · ')}</small>
    </Row>
  )
}
