import { HelpResource, type TextPage as Text, TextPageResource } from '#domain/resources/text-pages.ts'
import { formatLongDate } from '#domain/rules/format/dates.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { CookieChoice } from '../cookies/CookieChoice.tsx'
import { parseTextPageName } from './asks.ts'
import { Blocks } from './Blocks.tsx'
import styles from './TextPage.module.css'

/** Texts with at least this many headings have a table of contents. */
const LONG = 4

/** A text page: About, the rules, or a help article. */
export function TextPage() {
  const say = useSay()
  const { locale } = useConfig()
  const { answer: page } = useAnswer(TextPageResource.get, parseTextPageName(useRouteLocation()))
  if (!page) return <Skeleton height={480} shape="card" />
  const isLong = !page.topic && headingsOf(page).length >= LONG
  // The text may be in another language than the page around it.
  const written = { lang: page.language, dir: 'ltr' }
  return (
    <article className={classes(styles.page, isLong && styles.long)}>
      {page.topic && <BackLink href="/help/">{say('help.all')}</BackLink>}
      <div {...written}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{page.description}</p>
      </div>
      {isLong && <Contents page={page} />}
      <div {...written}>
        <Blocks blocks={page.blocks} />
      </div>
      {page.name === 'cookies' && (
        <div className={styles.choice}>
          <CookieChoice />
        </div>
      )}
      {page.changed_at && (
        <p className={styles.changed}>
          {say('page.changed', { date: formatLongDate(new Date(page.changed_at), locale) })}
        </p>
      )}
      {page.topic && <MoreHelp page={page} />}
    </article>
  )
}

const headingsOf = ({ blocks }: Text) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block : []))

/** The table of contents: next to the text if there is room, otherwise collapsed above it. */
function Contents({ page }: { page: Text }) {
  const say = useSay()
  const label = say('page.contents')
  const list = (
    <ol>
      {headingsOf(page).map(({ id, spans }) => (
        <li key={id}>
          <a href={`#${id}`}>{spans.map(({ text }) => text).join('')}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={classes(styles.contents, styles.beside)} aria-label={label}>
        <div className={styles.contentsTitle}>{label}</div>
        {list}
      </nav>
      <details className={classes(styles.contents, styles.folded)}>
        <summary>{label}</summary>
        <nav aria-label={label}>{list}</nav>
      </details>
    </>
  )
}

/** Further articles on the topic, and how to contact us. */
function MoreHelp({ page: { name, topic } }: { page: Text }) {
  const say = useSay()
  const { answer: help } = useAnswer(HelpResource.get, {})
  const others = help?.articles.filter((article) => article.topic === topic && article.name !== name) ?? []
  return (
    <section className={styles.more} aria-labelledby="more-help">
      <h2 id="more-help">{say('help.more')}</h2>
      <ul>
        {others.map((article) => (
          <li key={article.name}>
            <a href={`/help/${article.name}/`}>{article.title}</a>
          </li>
        ))}
      </ul>
      <p>
        {say('help.stillStuck')} <a href="/contact/">{say('help.contact')}</a>
      </p>
    </section>
  )
}
