import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type HelpArticle, HelpResource } from '#domain/resources/text-pages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useNavigate, useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parseHelpOptions } from './asks.ts'
import styles from './Help.module.css'

/** Milliseconds after the last key press until the search starts. */
const PAUSE = 120

/** All help articles by topic, or those that match the query. The query is in the URL, so it works without script. */
export function Help() {
  const say = useSay()
  const asked = parseHelpOptions(useRouteLocation())
  const { answer } = useAnswer(HelpResource.get, asked)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('help.heading')}</h1>
        <SearchHelp query={asked.query ?? ''} />
      </div>
      {answer && (asked.query ? <Found query={asked.query} articles={answer.articles} /> : <Topics {...answer} />)}
    </div>
  )
}

const helpUrl = (typed: string) => (typed ? `/help/?q=${encodeURIComponent(typed)}` : '/help/')

function SearchHelp({ query }: { query: string }) {
  const say = useSay()
  const go = useNavigate()
  const [typed, setTyped] = useState(query)
  const wanted = useRef(query)
  const look = (words: string) => {
    if (words === wanted.current) return
    wanted.current = words
    void go(helpUrl(words), { replace: true, stays: true })
  }
  // After Back or a link the URL may have another query; the field follows it.
  useEffect(() => {
    if (query === wanted.current) return
    wanted.current = query
    setTyped(query)
  }, [query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins a search
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(typed.trim())
  }
  return (
    <search>
      <form action="/help/" className={styles.search} onSubmit={submit}>
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          name="q"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={say('help.search')}
          placeholder={say('help.search')}
        />
        <Button type="submit" kind="primary">
          {say('help.go')}
        </Button>
      </form>
      <p className={styles.hint}>{say('help.searchHint')}</p>
    </search>
  )
}

function Found({ query, articles }: { query: string; articles: readonly HelpArticle[] }) {
  const say = useSay()
  const count = articles.length
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{say('help.results', { query })}</h2>
      <p role="status" className={count ? styles.hint : 'visually-hidden'}>
        {say('help.found', { count })}
      </p>
      {count > 0 ? (
        <Articles articles={articles} isFull />
      ) : (
        <EmptyState
          drawing={<EmptyBower />}
          sentence={say('help.nothing', { query })}
          action={<Button href="/contact/">{say('help.contact')}</Button>}
        />
      )}
    </section>
  )
}

function Topics({ articles }: { articles: readonly HelpArticle[] }) {
  const say = useSay()
  const topics = [...new Set(articles.map(({ topic }) => topic))]
  return (
    <div className={styles.topics}>
      {topics.map((topic) => (
        <section key={topic} className={styles.topic} aria-labelledby={topic}>
          <h2 id={topic}>{say(`help.topic_${topic}`)}</h2>
          <Articles articles={articles.filter((article) => article.topic === topic)} />
        </section>
      ))}
    </div>
  )
}

function Articles({ articles, isFull = false }: { articles: readonly HelpArticle[]; isFull?: boolean }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ name, title, description }) => (
        <li key={name}>
          <a href={`/help/${name}/`}>
            {title}
            {isFull && <span className={styles.about}>{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
