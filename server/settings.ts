import { resolve } from 'node:path'
import { isLoopbackIp } from './ip-address.ts'
import * as parse from './settings-parse.ts'

type Row<Name extends string, Value> = {
  name: Name
  standard: string
  meaning: string
  parse: (value: string) => Value
}

function row<Name extends string, Value>(
  name: Name,
  standard: string,
  parse: (value: string) => Value,
  meaning: string,
): Row<Name, Value> {
  return { name, standard, meaning, parse }
}

/** All settings: environment variable, default, parser and description. */
export const settingsTable = {
  port: row('PORT', '3000', parse.parsePort, 'The port to listen on.'),
  host: row('HOST', '127.0.0.1', parse.parseText, 'The address to listen on. Use `0.0.0.0` for all networks.'),
  publicUrl: row(
    'PUBLIC_URL',
    '',
    parse.parseOrigin,
    'The address people use. Defaults to `http://localhost:PORT`, or to `HOST` if that’s another address.',
  ),
  dataDir: row(
    'DATA_DIR',
    './data',
    (value) => resolve(value),
    'The folder for the database, pictures, emails and secrets.',
  ),
  databaseUrl: row(
    'DATABASE_URL',
    '',
    parse.makeUrlParser('postgres:', 'postgresql:'),
    'Your own PostgreSQL server (15 or newer). Without it, a built-in one runs in `DATA_DIR`.',
  ),
  databaseDirectUrl: row(
    'DATABASE_DIRECT_URL',
    '',
    parse.makeUrlParser('postgres:', 'postgresql:'),
    'If `DATABASE_URL` points to a pooler (PgBouncer in transaction mode), the address of the database itself. Locks, notifications and migrations need it.',
  ),
  s3Endpoint: row(
    'S3_ENDPOINT',
    '',
    parse.parseHttpUrl,
    'The address of an S3 service that stores files instead of `DATA_DIR`.',
  ),
  s3Region: row('S3_REGION', '', parse.parseOptionalText, 'The S3 region, such as `eu-central-1`.'),
  s3Bucket: row('S3_BUCKET', '', parse.parseOptionalText, 'The S3 bucket.'),
  s3AccessKey: row('S3_ACCESS_KEY', '', parse.parseOptionalText, 'The S3 access key ID.'),
  s3SecretKey: row('S3_SECRET_KEY', '', parse.parseOptionalText, 'The S3 secret key.'),
  productName: row('PRODUCT_NAME', 'Bowerbird', parse.parseText, 'The name people see.'),
  operatorName: row(
    'OPERATOR_NAME',
    '',
    parse.parseOptionalText,
    'Who runs this instance, as named in the terms and the privacy policy. Defaults to `PRODUCT_NAME`.',
  ),
  operatorContact: row(
    'OPERATOR_CONTACT',
    '',
    parse.parseContact,
    'Where people can reach them: an email or web address. Defaults to `contact@` and the host of `PUBLIC_URL`.',
  ),
  demo: row('DEMO', '1', parse.parseOneOrZero, '`1` fills an empty database with the demo world; `0` starts empty.'),
  demoLogins: row(
    'DEMO_LOGINS',
    '',
    (value) => (value ? parse.parseOneOrZero(value) : undefined),
    'Whether demo accounts can log in. By default, only if `HOST` and `PUBLIC_URL` are local.',
  ),
  smtpUrl: row(
    'SMTP_URL',
    '',
    parse.makeUrlParser('smtp:', 'smtps:'),
    'Your mail server, as `smtp://user:password@host:587`. Without one, emails are written to `DATA_DIR/mail`.',
  ),
  mailFrom: row(
    'MAIL_FROM',
    '',
    parse.parseOptionalText,
    'The sender of emails. Defaults to `no-reply@` and the host of `PUBLIC_URL`.',
  ),
  internalCidrs: row('INTERNAL_CIDRS', '', parse.parseIpRanges, 'IP ranges of your own network, separated by commas.'),
  trustProxy: row(
    'TRUST_PROXY',
    '',
    parse.parseTrustedProxies,
    'How many proxies are in front of the server, or a list of their addresses.',
  ),
  metricsToken: row(
    'METRICS_TOKEN',
    '',
    parse.parseOptionalText,
    'If set, `/metrics` only answers requests with `Authorization: Bearer` and this token.',
  ),
  verifyBots: row(
    'VERIFY_BOTS',
    '0',
    parse.parseOneOrZero,
    '`1` uses DNS to check that search engine crawlers are who they say they are.',
  ),
  scorePictures: row(
    'SCORE_PICTURES',
    'on',
    (value) => parse.makeChoiceParser('on', 'off')(value) === 'on',
    '`off` stops analyzing new pictures. Admins then have to mark sensitive ones, and visual search only finds pictures someone has searched with.',
  ),
  modelsDir: row(
    'MODELS_DIR',
    '',
    (value) => (value ? resolve(value) : undefined),
    'The folder of the image models, if you bring their files yourself (`NOTICE` lists them). Otherwise, the first start downloads them.',
  ),
  minFreeSpace: row(
    'MIN_FREE_SPACE',
    '1GB',
    parse.parseByteSize,
    'With less free disk space than this, uploads are refused; with a quarter of it, all changes are. Browsing always works.',
  ),
  uploadQuota: row(
    'UPLOAD_QUOTA',
    '10GB',
    parse.parseByteSizeOrNone,
    'How much one person can have uploaded at a time; `none` for no limit.',
  ),
  uploadTotal: row(
    'UPLOAD_TOTAL',
    'none',
    parse.parseByteSizeOrNone,
    'How much all uploads together can take up; `none` for no limit.',
  ),
  keepOriginals: row(
    'KEEP_ORIGINALS',
    'on',
    (value) => parse.makeChoiceParser('on', 'off')(value) === 'on',
    '`off` saves space: pictures are kept with at most 1600 px a side, and the file of a video only until it’s ready.',
  ),
  ffmpeg: row(
    'FFMPEG',
    '',
    parse.parseOptionalText,
    'The path of the ffmpeg that makes videos; `none` for no videos. Without it, we use the one on this machine or, if there’s none, a bundled one from 2019.',
  ),
  eventDays: row(
    'EVENT_DAYS',
    '90',
    parse.makeWholeNumberParser(1, 3650),
    'How many days individual events are stored. Counts made from them stay.',
  ),
  androidAppId: row(
    'ANDROID_APP_ID',
    '',
    parse.parseAppId,
    'The id of your Android app in its store, such as `com.example.pins`. Without one, phones install the web app.',
  ),
  iosAppId: row(
    'IOS_APP_ID',
    '',
    parse.parseAppId,
    'The number of your iOS app in its store. Without one, nothing leads there.',
  ),
  appScheme: row('APP_SCHEME', 'bowerbird', parse.parseUrlScheme, 'The URL scheme that opens your iOS app.'),
  appUpsellDays: row(
    'APP_UPSELL_DAYS',
    '14',
    parse.makeWholeNumberParser(1, 3650),
    'How many days pass before phones offer the app again.',
  ),
  appUpsellMinAccountDays: row(
    'APP_UPSELL_MIN_ACCOUNT_DAYS',
    '1',
    parse.makeWholeNumberParser(0, 3650),
    'How many days old an account is before phones offer it the app.',
  ),
  notificationSettingsFrom: row(
    'NOTIFICATION_SETTINGS_FROM',
    '2026-01-01',
    parse.parseDay,
    'The day from which everyone has notification settings. Before that, only people in the experiment do.',
  ),
  mediaUrl: row('MEDIA_URL', '', parse.parseHttpUrl, 'Where pictures are served from, if not from `PUBLIC_URL`.'),
  surveyOrigin: row(
    'SURVEY_ORIGIN',
    '',
    parse.parseOrigin,
    'A second address of this server, such as `https://surveys.example.org`. Surveys inside pages are shown from there. Defaults to `127.0.0.1` if `PUBLIC_URL` is `localhost`, and the other way around; otherwise, without it, there are no surveys inside pages.',
  ),
  rateLimits: row(
    'RATE_LIMITS',
    'on',
    (value) => parse.makeChoiceParser('on', 'off')(value) === 'on',
    '`off` turns off all rate limits.',
  ),
  passwordStrength: row(
    'PASSWORD_STRENGTH',
    'full',
    parse.makeChoiceParser('full', 'low'),
    'How much work it takes to guess a password from its hash: `full`, or `low` for tests.',
  ),
  role: row(
    'ROLE',
    'all',
    parse.makeChoiceParser('web', 'worker', 'all'),
    'What this process does: serve pages (`web`), run jobs (`worker`), or both.',
  ),
  logLevel: row(
    'LOG_LEVEL',
    'info',
    parse.makeChoiceParser('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  logRequests: row(
    'LOG_REQUESTS',
    'off',
    (value) => parse.makeChoiceParser('on', 'off')(value) === 'on',
    '`on` logs a line at level `info` for each request: method, path, status and time.',
  ),
}

type ParsedSettings = { [Key in keyof typeof settingsTable]: ReturnType<(typeof settingsTable)[Key]['parse']> }
type S3Settings = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string }
type Combined = {
  publicUrl: string
  operatorName: string
  operatorContact: string
  /** True when the operator's name and contact were set. The legal pages of a real instance need both. */
  namesOperator: boolean
  mailFrom: string
  demoLogins: boolean
  s3: S3Settings | undefined
}

export type ServerSettings = Omit<ParsedSettings, keyof Combined | `s3${string}`> & Combined

/** Reads the settings, or throws one error that lists all mistakes, so that they can be corrected at once. */
export function readSettings(env: Record<string, string | undefined>): ServerSettings {
  const mistakes: string[] = []
  const read: Record<string, unknown> = {}
  for (const [key, { name, standard, parse }] of Object.entries(settingsTable)) {
    try {
      read[key] = parse(env[name]?.trim() || standard)
    } catch (error) {
      // A URL with an @ contains a password, and this message is logged.
      const shown = env[name]?.includes('@') ? '' : `; it is "${env[name]}"`
      mistakes.push(`${name} ${(error as Error).message}${shown}.`)
    }
  }
  const { s3Endpoint, s3Region, s3Bucket, s3AccessKey, s3SecretKey, ...values } = read as ParsedSettings
  const s3 = {
    endpoint: s3Endpoint,
    region: s3Region,
    bucket: s3Bucket,
    accessKey: s3AccessKey,
    secretKey: s3SecretKey,
  }
  const missing = s3Names.filter((name) => !env[name]?.trim())
  const anyS3 = missing.length < s3Names.length
  if (anyS3 && missing.length > 0) mistakes.push(`To keep files in S3, ${missing.join(' and ')} must be set too.`)
  if (values.databaseDirectUrl && !values.databaseUrl)
    mistakes.push('DATABASE_DIRECT_URL names the database of DATABASE_URL, which must be set too.')
  if (values.surveyOrigin && values.surveyOrigin === values.publicUrl)
    mistakes.push('SURVEY_ORIGIN must be another address than PUBLIC_URL.')
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const publicUrl = values.publicUrl ?? standardUrl(values)
  const { hostname } = new URL(publicUrl)
  // Mail programs reject a bare IPv6 address after the @.
  const mailHost = hostname.startsWith('[') ? 'localhost' : hostname
  return {
    ...values,
    publicUrl,
    operatorName: values.operatorName ?? values.productName,
    operatorContact: values.operatorContact ?? `contact@${mailHost}`,
    namesOperator: values.operatorName !== undefined && values.operatorContact !== undefined,
    mailFrom: values.mailFrom ?? `${values.productName} <no-reply@${mailHost}>`,
    demoLogins: values.demoLogins ?? (isLocal(values.host) && isLocal(hostname)),
    s3: anyS3 ? (s3 as S3Settings) : undefined,
    surveyOrigin: values.surveyOrigin ?? otherLoopbackOrigin(publicUrl),
  }
}

const s3Names = Object.values(settingsTable)
  .map(({ name }) => name)
  .filter((name) => name.startsWith('S3_'))

/**
 * The default public URL: localhost when the server listens on the loopback address or on all, else the address it
 * listens on.
 */
function standardUrl({ host, port }: { host: string; port: number }): string {
  const isAtLocalhost = ['127.0.0.1', '0.0.0.0', '::'].includes(host)
  const there = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return isAtLocalhost || !URL.canParse(there) ? `http://localhost:${port}` : there
}

const LOOPBACK_NAMES: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

/** The origin of the same server under its other loopback name; undefined if it has none. */
function otherLoopbackOrigin(publicUrl: string): string | undefined {
  const url = new URL(publicUrl)
  const other = LOOPBACK_NAMES[url.hostname]
  if (!other) return undefined
  url.hostname = other
  return url.origin
}

function isLocal(host: string): boolean {
  return /^(.+\.)?localhost$/.test(host) || isLoopbackIp(host.replace(/^\[|\]$/g, ''))
}

/** The settings as a Markdown table for the README. */
export function formatSettingsAsMarkdown(): string {
  const rows = Object.values(settingsTable).map(
    ({ name, standard, meaning }) => `| \`${name}\` | ${standard && `\`${standard}\``} | ${meaning} |`,
  )
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
