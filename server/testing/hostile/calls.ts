import { gzipSync } from 'node:zlib'
import { QUESTIONS } from '../../ask/answers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { type ExistingValues, makeHostileOptions, makeHostileText, type QuestionShape } from './values.ts'

/** A body to send once, or a piece to repeat up to a length. */
export type HostileBody = Buffer | { piece: Buffer; length: number; first?: Buffer }
export type HostileCall = {
  method: string
  url: string
  headers: Record<string, string>
  body: HostileBody | null
  isLarge: boolean
}

export type HostileWorld = ExistingValues & {
  /** Session cookies of signed-in people, one of them staff. */
  sessions: string[]
  /** A picture of the maximum size. */
  picture: Uint8Array
}

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const VERBS = ['get', 'create', 'update', 'delete', 'read', 'destroy']
const SHAPES = new Map(
  QUESTIONS.map((one) => [`${one.name}/${one.verb}`, (one.options as { shape?: QuestionShape }).shape ?? {}]),
)
const PLACES =
  `/ /pin/ID/ /pin/words--ID/ /pin/ID/edit/ /pin/ID/visual-search/ /NAME/ /NAME/_saved/ /NAME/board/ /NAME/feed.rss
  /NAME/TEXT.rss /search/pins/?q=TEXT /search/boards/?q=TEXT&rs=typed /ideas/ /ideas/TEXT/ID/ /topics/ /today/?date=TEXT /today/TEXT/ /today/article/TEXT/
  /shopping/ /shopping/TEXT/ /shopping/TEXT/ID/ /visual-search/?picture=TEXT&crop=TEXT /visual-search/picture/TEXT /explore/ /settings/ /login/ /embed/pin/ID/
  /sitemap.xml /sitemap/pins-ID.xml /robots.txt /oembed.json?url=/pin/ID/&maxwidth=TEXT /v3/pidgets/pins/info/?pin_ids=ID,ID
  /v3/pidgets/users/NAME/pins/?callback=TEXT /v3/attribution/source/?destination=TEXT /offsite/?url=TEXT&token=TEXT&pin=ID
  /pin_redirect/?id=TEXT /live/?topics=TEXT&last=TEXT /link-preview?url=TEXT /email/verify/?token=TEXT /email/subscription/?token=TEXT
  /password/reset/link/?username=TEXT&t=TEXT /settings/export/ID?e=TEXT&s=TEXT /upload-image/ /upload/ID/ /visual-search/picture/ /healthz /readyz /metrics
  /openapi.json /developers/ /favicon.ico /manifest.webmanifest /assets/TEXT /236x/aa/bb/cc/TEXT.jpg /originals/aa/bb/cc/TEXT.png
  /user/default_1.svg /vx/TEXT/ /v5/TEXT /TEXT /TEXT/TEXT/TEXT`.split(/\s+/)
const FORM = 'application/x-www-form-urlencoded'
const TYPES = [
  FORM,
  'application/x-www-form-urlencoded; charset=UTF-8;',
  'application/json',
  'application/json;charset=latin1',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'a/b;c',
  '',
]
const MEGABYTE = 1024 * 1024

/** Makes a random malformed or malicious call, sometimes a valid one. */
export function makeHostileCall(chance: SeededRandom, world: HostileWorld): HostileCall {
  const { url, options, isRead } = somewhere(chance, world)
  const method = chance.is(0.5) ? (isRead ? 'GET' : 'POST') : chance.of(METHODS)
  const data = JSON.stringify({ options, context: {} })
  const inQuery = method === 'GET' || method === 'HEAD' || chance.is(0.1)
  const query = inQuery && chance.is(0.9) ? `${url.includes('?') ? '&' : '?'}data=${encodeURIComponent(data)}` : ''
  const type = chance.is(0.5) ? FORM : chance.of(TYPES)
  const headers = { ...someHeaders(chance, world), ...(type && !inQuery && { 'content-type': type }) }
  const body = inQuery && chance.is(0.95) ? null : someBody(chance, type, data, headers)
  return { method, url: (url + query).slice(0, 14_000), headers, body, isLarge: false }
}

type Place = { url: string; options: Record<string, unknown>; isRead: boolean }

function somewhere(chance: SeededRandom, world: HostileWorld): Place {
  const question = chance.of(QUESTIONS)
  const verb = chance.is(0.9) ? question.verb : chance.of(VERBS)
  const options = makeHostileOptions(chance, world, SHAPES.get(`${question.name}/${verb}`) ?? {})
  const filled = (place: string) =>
    place.replace(/ID|NAME|TEXT|:\w+/g, (kind) =>
      safely(
        kind === 'NAME'
          ? chance.of(world.names)
          : kind === 'TEXT'
            ? makeHostileText(chance, world)
            : chance.of(world.ids),
      ),
    )
  const isRead = verb === 'get'
  const where = chance.next()
  if (where < 0.5) return { url: `/resource/${question.name}/${verb}${chance.of(['/', ''])}`, options, isRead }
  const path = question.path?.split(' ')[1]
  if (where < 0.65 && path) return { url: filled(path), options, isRead: question.path?.startsWith('GET ') === true }
  if (where < 0.7) {
    const url = path ? filled(path) : makeHostileText(chance, world)
    return {
      url: `/resource/ApiResource/${verb}/`,
      options: { url, data: chance.is(0.5) ? options : JSON.stringify(options) },
      isRead,
    }
  }
  return { url: filled(chance.of(PLACES)), options, isRead: true }
}

/** Text for use in a URL; some of it with invalid percent-encoding. */
const safely = (text: string) => encodeURI(text.toWellFormed().slice(0, 500)).replace(/[^!-~]/g, '%')

function someHeaders(chance: SeededRandom, world: HostileWorld): Record<string, string> {
  const token = chance.is(0.8) ? 'invented' : chance.of(['', 'other'])
  const session = chance.is(0.75)
    ? `${chance.of(world.sessions)}; `
    : chance.of(['', 'bb_session=none; ', 'bb_devices=1~2~3; '])
  return {
    ...(chance.is(0.95) && { cookie: `${session}csrftoken=invented` }),
    ...(token && { 'x-csrftoken': token }),
    ...(chance.is(0.3) && { accept: chance.of(['text/html', '*/*', 'application/json', 'image/avif', '', ',;']) }),
    ...(chance.is(0.1) && { 'accept-language': chance.of(['de', 'xx-YY;q=9', ',,,', 'a'.repeat(3000)]) }),
    ...(chance.is(0.1) && { 'idempotency-key': chance.of(['one', 'two', 'k'.repeat(500)]) }),
    ...(chance.is(0.1) && { 'x-forwarded-for': chance.of(['203.0.113.1', '::1', 'nobody', ',']) }),
    ...(chance.is(0.05) && { 'if-none-match': chance.of(['*', 'W/""', '"a"']) }),
    ...(chance.is(0.05) && { range: 'bytes=0-1,5-' }),
    ...(chance.is(0.05) && { 'accept-encoding': chance.of(['gzip', 'br', 'identity;q=0', 'gzip;q=0']) }),
  }
}

function someBody(chance: SeededRandom, type: string, data: string, headers: Record<string, string>): Buffer {
  const form = `source_url=/&data=${encodeURIComponent(data)}`
  const json = chance.of([data, JSON.stringify({ data }), `{"data":${data}}`])
  const whole = type.includes('multipart') ? file(Buffer.from('no picture')) : type.includes('json') ? json : form
  const bytes = Buffer.from(whole)
  if (chance.is(0.1)) return bytes.subarray(0, chance.below(bytes.length))
  if (chance.is(0.05)) {
    headers['content-encoding'] = chance.of(['gzip', 'deflate', 'br'])
    return chance.is(0.5) ? gzipSync(bytes) : bytes
  }
  return bytes
}

const file = (bytes: Uint8Array, name = 'img') =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])

/** Makes a call with a body of one to eighty megabytes. */
export function makeLargeHostileCall(chance: SeededRandom, world: HostileWorld): HostileCall {
  const length = Math.floor(MEGABYTE * 80 ** chance.next())
  const cookie = `${chance.is(0.8) ? `${chance.of(world.sessions)}; ` : ''}csrftoken=invented`
  const headers: Record<string, string> = { cookie, ...(chance.is(0.85) && { 'x-csrftoken': 'invented' }) }
  const question = chance.of(QUESTIONS)
  const url = chance.is(0.6) ? '/resource/PinResource/create/' : `/resource/${question.name}/${chance.of(VERBS)}/`
  const isJson = chance.is(0.5)
  headers['content-type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const piece = chance.of(isJson ? JSON_PIECES : FORM_PIECES)
  const first = isJson ? '{"options":{"image_base64":"' : 'data=%7B%22options%22%3A%7B%22image_base64%22%3A%22'
  const body = { piece: piece.text, length, ...(piece.isText && { first: Buffer.from(first) }) }
  if (chance.is(0.25)) {
    headers['content-type'] = 'multipart/form-data; boundary=b'
    const sent = chance.is(0.3)
      ? file(world.picture)
      : { piece: block('noise'), length, first: file(Buffer.alloc(0)).subarray(0, -9) }
    return {
      method: 'POST',
      url: chance.of(['/upload-image/', '/upload-image', '/visual-search/picture/', url]),
      headers,
      body: sent,
      isLarge: true,
    }
  }
  if (chance.is(0.15)) {
    const text = Buffer.from(world.picture).toString('base64')
    const whole = isJson
      ? JSON.stringify({ options: { image_base64: text } })
      : new URLSearchParams({ data: JSON.stringify({ options: { image_base64: text } }) }).toString()
    return { method: 'POST', url: '/resource/PinResource/create/', headers, body: Buffer.from(whole), isLarge: true }
  }
  return { method: chance.of(['POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE']), url, headers, body, isLarge: true }
}

const block = (text: string) => Buffer.from(text.repeat(Math.ceil(65_536 / text.length)))
const JSON_PIECES = [
  { text: block('QUJD'), isText: true },
  { text: block('\\/\\n\\u002b'), isText: true },
  { text: block('"a":1,'), isText: false },
  { text: block('['), isText: false },
  { text: block('1,'), isText: false },
  { text: block('1'), isText: false },
  { text: block('{"a":'), isText: false },
  { text: block('"'), isText: false },
  { text: block('"a'), isText: true },
]
const FORM_PIECES = [
  { text: block('QUJD'), isText: true },
  { text: block('%2B%2F'), isText: true },
  { text: block('a=1&'), isText: false },
  { text: block('&'), isText: false },
  { text: block('%'), isText: false },
  { text: block('%22'), isText: true },
  { text: block('a'), isText: false },
]
