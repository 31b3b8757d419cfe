import { CategoriesResource } from '#domain/resources/interests.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { toCategoriesOptions } from '../ideas/asks.ts'
import { TopicTiles } from '../ideas/TopicTiles.tsx'
import { FollowButton } from '../people/FollowButton.tsx'
import { People, PersonRow } from '../people/PersonRow.tsx'
import styles from './Home.module.css'

const PEOPLE = { query: '', scope: 'users' as const, page_size: 9 }
const SHOWN = { people: 8, topics: 12 }

/** People and topics to follow, for viewers who follow nobody and nothing yet (`feed.11`). */
export function FollowIdeas() {
  const say = useSay()
  const me = useViewer().id
  const people = useList(BaseSearchResource.get, PEOPLE).items as readonly unknown[] as readonly KnownUser[]
  const topics = useList(CategoriesResource.get, toCategoriesOptions())
  const others = people.filter(({ id }) => id !== me).slice(0, SHOWN.people)
  return (
    <>
      <EmptyState drawing={<Bowerbird />} sentence={say('home.followingEmpty')} />
      {others.length > 0 && (
        <section className={styles.people} aria-label={say('home.findPeople')}>
          <h2>{say('home.findPeople')}</h2>
          <People label={say('home.findPeople')}>
            {others.map((person) => (
              <PersonRow key={person.id} person={person}>
                <FollowButton user={person} />
              </PersonRow>
            ))}
          </People>
        </section>
      )}
      <TopicTiles title={say('home.findTopics')} interests={topics.items.slice(0, SHOWN.topics)} />
    </>
  )
}
