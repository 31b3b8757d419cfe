import { expect, test } from 'vitest'
import { topicSearch } from './topic-search.ts'

test.each([
  ['home_decor', 'topic', 'Home decor', '/search/pins/?q=home%20decor&rs=topic'],
  ['café & bar', 'annotation', 'Café & bar', '/search/pins/?q=caf%C3%A9%20%26%20bar&rs=annotation'],
  ['diy_and_crafts', 'topic', 'DIY and crafts', '/search/pins/?q=diy%20and%20crafts&rs=topic'],
] as const)('route.32 the topic %j, come from %s, leads to its search', (topic, source, name, url) =>
  expect(topicSearch(topic, source)).toEqual({ name, url }),
)
