import { X } from 'lucide-react'
import { RecentSearchesResource } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { makeSearchUrl } from './asks.ts'
import { clearRecentSearches, removeRecentSearch } from './remove-recent-searches.ts'
import styles from './Search.module.css'

/** The viewer's recent searches, which can be repeated, removed singly, or cleared (search.16). */
export function RecentSearches() {
  return useViewer().is_auth ? <OwnSearches /> : null
}

function OwnSearches() {
  const frame = useApp()
  const { say } = frame
  const { answer } = useAnswer(RecentSearchesResource.get, {})
  const { isBusy, act } = useBusyAction()
  if (!answer?.terms.length) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{say('search.recent')}</h2>
      {answer.terms.map((term) => (
        <span key={term} className={styles.once}>
          <a href={makeSearchUrl(term, 'pins', {}, 'recent')}>{term}</a>
          <IconButton
            label={say('search.forget', { query: term })}
            icon={<X size={16} aria-hidden="true" />}
            size="small"
            disabled={isBusy}
            onClick={() => act(() => removeRecentSearch(frame, term))}
          />
        </span>
      ))}
      <Button kind="quiet" busy={isBusy} onClick={() => act(() => clearRecentSearches(frame))}>
        {say('search.forgetAll')}
      </Button>
      <Button kind="quiet" href="/settings/privacy/">
        {say('search.historySettings')}
      </Button>
    </section>
  )
}
