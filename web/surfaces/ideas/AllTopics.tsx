import { CategoriesResource } from '#domain/resources/interests.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { categoriesOf, topicUrl } from './asks.ts'
import styles from './Ideas.module.css'

/** Every topic by name, below the one it belongs to. */
export function AllTopics() {
  const say = useSay()
  const { items } = useList(CategoriesResource.get, categoriesOf())
  return (
    <>
      <PageHead
        centred
        title={say('ideas.az')}
        sentence={say('ideas.azSentence')}
        back={{ href: '/ideas/', text: say('ideas.title') }}
      />
      <div className={styles.letters}>
        {items.map((category) => (
          <section key={category.id} aria-labelledby={`topic-${category.id}`}>
            <h2 id={`topic-${category.id}`}>
              <a href={topicUrl(category)}>{category.name}</a>
            </h2>
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <a href={topicUrl(child)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
