import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './Ideas.module.css'

type Selected = 'topics' | 'today' | 'shop' | 'videos' | 'local'

/** Tabs between the ways to explore, identical at the top of each page. */
export function ExploreTabs({ selected }: { selected: Selected }) {
  const say = useSay()
  return (
    <div className={styles.ways}>
      <Tabs
        label={say('ideas.tabs')}
        centred
        selected={selected}
        tabs={[
          { key: 'topics', label: say('ideas.topics'), href: '/ideas/' },
          { key: 'today', label: say('today.title'), href: '/today/' },
          { key: 'shop', label: say('shopping.title'), href: '/shopping/' },
          { key: 'videos', label: say('videos.title'), href: '/videos/' },
          { key: 'local', label: say('ideas.local'), href: '/ideas/?tab=local' },
        ]}
      />
    </div>
  )
}
