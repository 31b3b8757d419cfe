import { expect, test } from 'vitest'
import { findHelpTopic, mayLinkTo, textPageLanguageFor, textPagePath } from './text-page-rules.ts'

test.each([
  'https://a.example/x',
  'http://a.example',
  'HTTPS://A.EXAMPLE',
  'mailto:a@b.example',
  '/help/',
  '/',
  '#spam',
])('a text may link to %s', (href) => expect(mayLinkTo(href)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  ' /help/',
  'java\nscript:x',
  'help',
  'http:///x',
  'mailto:',
  '',
])('a text may not link to %j', (href) => expect(mayLinkTo(href)).toBe(false))

test.each([
  ['about', '/about/', null],
  ['community-guidelines', '/about/community-guidelines/', null],
  ['save-a-pin', '/help/save-a-pin/', 'saving'],
])('%s is at %s', (name, path, topic) => expect([textPagePath(name), findHelpTopic(name)]).toEqual([path, topic]))

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
])('who reads %s gets %s', (locale, language) => expect(textPageLanguageFor(locale)).toBe(language))
