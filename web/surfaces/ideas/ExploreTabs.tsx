import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import styles from './Ideas.module.css'

type Selected = 'topics' | 'today' | 'shop' | 'videos' | 'local'

/** The ways to look around, the same line at the head of each. */
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
