import { CategoriesResource } from '#domain/resources/interests.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { makeTopicUrl, toCategoriesOptions } from './asks.ts'
import styles from './Ideas.module.css'

/** Page with every topic by name, grouped under its parent. */
export function AllTopics() {
  const say = useSay()
  const { items } = useList(CategoriesResource.get, toCategoriesOptions())
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
              <a href={makeTopicUrl(category)}>{category.name}</a>
            </h2>
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <a href={makeTopicUrl(child)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
