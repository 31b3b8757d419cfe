import { describe, expect, test } from 'vitest'
import { EXPERIENCE_EXAMPLES } from '../../constants/experience-examples.ts'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '../../constants/experience-forms.ts'
import { listExperienceProblems, readExperience } from './read-experience.ts'

const read = (type: number, display_data: unknown, experience_id = 1) =>
  readExperience({ type, experience_id, display_data })?.form ?? null
const valuesOf = (type: number, display_data: unknown) =>
  readExperience({ type, experience_id: 1, display_data })?.values

const text = 'Hello'
const buttons = [
  { text: 'Yes', uri: '/yes/' },
  { text: 'No', uri: '/no/' },
]
const metrics = { title_text: text, subtitle_text: text, buttons }
const modal = { title: text, body: text, completeButton: { text } }
const survey = { anket: true, buttons }

test.each<[string, number, unknown, ExperienceFormName | null]>([
  ['type 0', 0, { message: text, text }, null],
  ['an unknown type', 9, { message: text, text }, null],
  ['no data', 27, null, null],
  ['a list', 27, [text], null],
  ['component type 1', 5, { component_type: 1, message: text }, 'full_banner'],
  ['a banner with nothing to say', 5, { component_type: 1, layoutWide: 2 }, null],
  ['an unknown component type', 5, { component_type: 4, message: text }, null],
  ['a header', 5, { header: text }, 'hero_banner'],
  ['component type 2', 8, { component_type: 2, anchor: 'save' }, 'anchored_flyout'],
  ['type 8 alone', 8, { text, has_tooltip: true }, 'tooltip'],
  ['type 10', 10, { text }, 'toast'],
  [
    'component type 3',
    27,
    { component_type: 3, search_query_list: ['cat'], text_colors: ['#aa0000'], text_background_color: '#ffffff' },
    'search_delight',
  ],
  ['type 27 alone', 27, { message: text }, 'neutral_callout'],
  ['type 28', 28, { message: text }, 'floating_upsell'],
  [
    'type 28 about saved ideas',
    28,
    { saved_ideas: 'modal', title: text, message: text, completeButton: { text } },
    'saved_ideas_upsell',
  ],
  ['type 29', 29, { message: text }, 'educational_popover'],
])('exp.7 %s: %i with %j is shown as %s', (_, type, data, form) => {
  expect(read(type, data)).toBe(form)
})

test.each<[unknown, ExperienceFormName | null]>([
  [{ type: 'error-callout', message: text }, 'alert_callout'],
  [{ type: 'info-callout', message: text }, 'alert_callout'],
  [{ type: 'warning-callout', message: text }, 'alert_callout'],
  [{ type: 'info-callout' }, null],
  [{ type: 'info-callout', message: '  ' }, null],
  [{ type: 'info-callout', message: 7 }, null],
  [{ type: 'other-callout', message: text }, null],
  [{ type: 'upsell', message: text }, 'upsell_callout'],
  [{ type: 'upsell', title: text }, null],
])('exp.26 a callout with %j is shown as %s', (data, form) => {
  expect(read(27, data)).toBe(form)
})

test.each([
  [modal, 'modal'],
  [{ ...modal, title: undefined }, null],
  [{ ...modal, body: '' }, null],
  [{ ...modal, completeButton: undefined }, null],
  [{ ...modal, completeButton: { url: '/ideas/' } }, null],
])('exp.27 a modal with %j is shown as %s', (data, form) => {
  expect(read(26, data)).toBe(form)
})

test.each([
  ['all', 502527, 5, metrics, 'metrics_banner'],
  ['another id', 502528, 5, metrics, null],
  ['another type', 502527, 27, metrics, null],
  ['one button', 502527, 5, { ...metrics, buttons: buttons.slice(1) }, null],
  ['a button without a target', 502527, 5, { ...metrics, buttons: [buttons[0], { text }] }, null],
  ['no title', 502527, 5, { ...metrics, title_text: null }, null],
  ['no subtitle', 502527, 5, { ...metrics, subtitle_text: undefined }, null],
])('exp.28 a metrics banner with %s: %i of type %i', (_, id, type, data, form) => {
  expect(read(type, data, id)).toBe(form)
})

test.each([
  ['its flag and two buttons', survey, 'survey'],
  ['no flag', { ...survey, anket: undefined }, null],
  ['its flag off', { ...survey, anket: false }, null],
  ['one button', { ...survey, buttons: buttons.slice(1) }, null],
  ['three buttons', { ...survey, buttons: [...buttons, ...buttons.slice(1)] }, null],
  ['a button without a text', { ...survey, buttons: [buttons[0], { uri: '/no/' }] }, null],
])('exp.7 a survey with %s', (_, data, form) => {
  expect(read(5, data)).toBe(form)
})

describe('exp.7 optional values are read if they are valid, and left out if not', () => {
  test.each<[string, unknown, unknown]>([
    ['title', ' Hi ', 'Hi'],
    ['title', 'x'.repeat(101), undefined],
    ['icon', 34, 34],
    ['icon', 35, undefined],
    ['icon', 0, undefined],
    ['icon', 1.5, undefined],
    ['iconColor', 12, 12],
    ['iconColor', 13, undefined],
    ['delay', 600, 600],
    ['delay', 601, undefined],
    ['delay_in_millis', -1, undefined],
    ['link', { href: '/ideas/', text }, { href: '/ideas/', text }],
    ['link', { href: 'https://shop.example/', text }, { href: 'https://shop.example/', text }],
    ['link', { href: 'javascript:alert(1)', text }, undefined],
    ['link', { href: '//shop.example/', text }, undefined],
    ['link', { href: '/\\shop.example/', text }, undefined],
    ['link', { href: '/ideas/' }, undefined],
    ['dismissButton', { hideDismissButton: true }, { hideDismissButton: true }],
    ['dismissButton', { hideDismissButton: 'yes', text }, { text }],
    ['image', { url: '/a.jpg', dominantColor: 'rgb(255, 0, 9)' }, { url: '/a.jpg', dominantColor: '#ff0009' }],
    ['image', { url: '/a.jpg', dominantColor: '#AABBCC' }, { url: '/a.jpg', dominantColor: '#aabbcc' }],
    ['image', { url: '/a.jpg', dominantColor: 'rgb(256, 0, 9)' }, { url: '/a.jpg' }],
    ['image', { url: '/a.jpg', dominantColor: 'red;' }, { url: '/a.jpg' }],
    ['image', { imageAlt: text }, undefined],
    ['image', '/a.jpg', undefined],
  ])('%s: %j is %j', (name, value, expected) => {
    const values = valuesOf(27, { message: text, [name]: value })
    expect((values as Record<string, unknown>)[name]).toEqual(expected)
  })

  test('a list with an invalid item is left out, as its items are addressed by number', () => {
    const banner = { component_type: 1, message: 'See {0} and {1}.' }
    expect(valuesOf(5, { ...banner, links: ['/a/', '/b/'] })).toMatchObject({ links: ['/a/', '/b/'] })
    expect(valuesOf(5, { ...banner, links: ['/a/', 'b'] })).not.toHaveProperty('links')
  })
})

test.each([
  [{ message: text }, []],
  [{}, [{ field: 'message', problem: 'missing' }]],
  [{ message: text, titel: text }, [{ field: 'titel', problem: 'unknown' }]],
  [
    { message: text, link: { href: 'x' } },
    [
      { field: 'link.href', problem: 'invalid' },
      { field: 'link.text', problem: 'missing' },
    ],
  ],
  [{ type: 'other', message: text }, [{ field: 'type', problem: 'invalid' }]],
])('exp.7 whoever writes a callout with %j is told %j', (display_data, problems) => {
  expect(listExperienceProblems({ type: 27, experience_id: 1, display_data })).toEqual(problems)
})

test('exp.7 whoever writes one is told what is wrong in its other languages, too', () => {
  const display_data = { message: text, tilte: text, in: { de: { title: 7 }, fr: { message: '' } } }
  expect(listExperienceProblems({ type: 27, experience_id: 1, display_data })).toEqual([
    { field: 'tilte', problem: 'unknown' },
    { field: 'in.de.title', problem: 'invalid' },
    { field: 'in.fr.message', problem: 'missing' },
  ])
})

test('exp.7 an unknown type is a problem', () => {
  const problems = listExperienceProblems({ type: 9, experience_id: 1, display_data: {} })
  expect(problems).toEqual([{ field: 'type', problem: 'invalid' }])
})

test.each(Object.keys(EXPERIENCE_FORMS) as ExperienceFormName[])('exp.7 the examples of %s are valid', (form) => {
  const examples = EXPERIENCE_EXAMPLES.filter((one) => one.form === form)
  expect(examples.length).toBeGreaterThan(0)
  for (const { experience_id, display_data } of examples) {
    const one = { type: EXPERIENCE_FORMS[form].type, experience_id, display_data }
    expect([readExperience(one)?.form, listExperienceProblems(one)]).toEqual([form, []])
  }
})
