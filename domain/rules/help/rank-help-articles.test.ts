import { expect, test } from 'vitest'
import { rankHelpArticles } from './rank-help-articles.ts'

const article = (title: string, text = '', description = '') => ({ title, description, text })
const ARTICLES = [
  article('Create a board', 'How do I make one? Choose Create. It is seen by all. You can delete it later.'),
  article('Secret boards', 'Only you and the people you invite see them. How do I hide my Pins?'),
  article('Delete your account', 'How do I leave? Choose Delete account in your settings.'),
  article('Geheime Pinnwände', 'Wie lösche ich sie? Nur du siehst sie.'),
]
const found = (query: string) => rankHelpArticles(ARTICLES, query).map((at) => ARTICLES[at]?.title)

test.each([
  ['delete', ['Delete your account', 'Create a board']],
  ['DELETE account', ['Delete your account']],
  ['deleting', ['Delete your account', 'Create a board']],
  ['board', ['Create a board', 'Secret boards']],
  ['boards', ['Create a board', 'Secret boards']],
  ['secr', ['Secret boards']],
  ['secret', ['Secret boards']],
  ['pinnwand', ['Geheime Pinnwände']],
  ['PINNWÄNDE', ['Geheime Pinnwände']],
  ['wände', ['Geheime Pinnwände']],
  ['xyzzy', []],
  ['delete xyzzy', ['Delete your account', 'Create a board']],
  ['', []],
  ['   ?!', []],
  ['.*(', []],
])('“%s” finds %j', (query, titles) => expect(found(query)).toEqual(titles))

test('of a whole question the telling words count most', () =>
  expect(found('how do I delete my account?')[0]).toBe('Delete your account'))
