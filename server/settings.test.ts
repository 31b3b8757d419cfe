import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatSettingsAsMarkdown, readSettings } from './settings.ts'

const s3 = { S3_ENDPOINT: 'http://s3.test/', S3_REGION: 'eu', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }

describe('readSettings', () => {
  test('an empty environment gives a local product with the demo world', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      s3: undefined,
      productName: 'Bowerbird',
      operatorName: 'Bowerbird',
      operatorContact: 'contact@localhost',
      namesOperator: false,
      demo: true,
      demoLogins: true,
      smtpUrl: undefined,
      mailFrom: 'Bowerbird <no-reply@localhost>',
      internalCidrs: [],
      metricsToken: undefined,
      passwordStrength: 'full',
      trustProxy: false,
      verifyBots: false,
      scorePictures: true,
      modelsDir: undefined,
      minFreeSpace: 1e9,
      uploadQuota: 1e10,
      uploadTotal: undefined,
      keepOriginals: true,
      eventDays: 90,
      androidAppId: undefined,
      iosAppId: undefined,
      appScheme: 'bowerbird',
      appUpsellDays: 14,
      appUpsellMinAccountDays: 1,
      notificationSettingsFrom: new Date('2026-01-01T00:00:00Z'),
      mediaUrl: undefined,
      surveyOrigin: 'http://127.0.0.1:3000',
      rateLimits: true,
      role: 'all',
      logLevel: 'info',
      logRequests: false,
    })
  })

  test.each([
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, 'http://localhost:4000'],
    [{ PUBLIC_URL: 'http://localhost:4000' }, 'http://127.0.0.1:4000'],
    [{ PUBLIC_URL: 'https://pins.example.org' }, undefined],
    [{ PUBLIC_URL: 'https://pins.example.org', SURVEY_ORIGIN: 'https://s.example.org/' }, 'https://s.example.org'],
  ])('exp.8 with %j the origin of surveys is %s', (env, origin) => {
    expect(readSettings(env).surveyOrigin).toBe(origin)
  })

  test('exp.8 surveys have an origin of their own, or none', () => {
    const both = { PUBLIC_URL: 'https://pins.example.org', SURVEY_ORIGIN: 'https://pins.example.org' }
    expect(() => readSettings(both)).toThrow('SURVEY_ORIGIN must be another address')
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: ' ' }).publicUrl).toBe('http://localhost:3000')
  })

  test('the public address follows the port and loses its last slash', () => {
    expect(readSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readSettings({ PUBLIC_URL: 'https://pins.example.org/' }).publicUrl).toBe('https://pins.example.org')
  })

  test.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['pins.local', 'http://pins.local:3000'],
    ['not a host', 'http://localhost:3000'],
  ])('a server listening on %s is reached at %s', (HOST, address) => {
    const { publicUrl, mailFrom } = readSettings({ HOST })
    expect(publicUrl).toBe(address)
    expect(mailFrom).not.toContain('[')
  })

  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '192.168.1.5' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:4555' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://localhost.example.org' }, false],
    [{ HOST: '0.0.0.0', DEMO_LOGINS: '1' }, true],
    [{ DEMO_LOGINS: '0' }, false],
  ])('with %j demo accounts may log in: %s', (env, may) => {
    expect(readSettings(env).demoLogins).toBe(may)
  })

  test.each([
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535; it is "70000".'],
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535; it is "80a".'],
    ['MIN_FREE_SPACE', 'much', 'MIN_FREE_SPACE must be a size such as 500MB or 1.5GB; it is "much".'],
    ['UPLOAD_QUOTA', '-1GB', 'UPLOAD_QUOTA must be a size such as 500MB or 1.5GB; it is "-1GB".'],
    ['EVENT_DAYS', '0', 'EVENT_DAYS must be a whole number from 1 to 3650; it is "0".'],
    ['PUBLIC_URL', 'pins.example.org', 'PUBLIC_URL must be a web address such as https://pins.example.org'],
    ['PUBLIC_URL', 'https://example.org/pins', 'PUBLIC_URL must be a web address without a path'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    ['DATABASE_DIRECT_URL', 'mysql://x', 'DATABASE_DIRECT_URL must be an address that begins with postgres://'],
    [
      'DATABASE_DIRECT_URL',
      'postgres://x/y',
      'DATABASE_DIRECT_URL names the database of DATABASE_URL, which must be set',
    ],
    ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    ['OPERATOR_CONTACT', 'the office', 'OPERATOR_CONTACT must be an email address or a web address that starts with'],
    ['NOTIFICATION_SETTINGS_FROM', '2026-02-30', 'NOTIFICATION_SETTINGS_FROM must be a day such as 2026-01-31'],
    ['DEMO', 'yes', 'DEMO must be one of 1, 0'],
    ['ROLE', 'boss', 'ROLE must be one of web, worker, all'],
    ['RATE_LIMITS', '1', 'RATE_LIMITS must be one of on, off'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['INTERNAL_CIDRS', '10.0.0.0/8, 10.0.0.0/33', 'and 10.0.0.0/33 is neither address nor range'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies in front'],
  ])('%s=%s is refused: %s', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })

  test('a password is never repeated', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@host/x' })).toThrow(/^[^@]*postgresql:\/\/\.$/)
  })

  test('all mistakes are reported at once', () => {
    expect(() => readSettings({ PORT: 'x', ROLE: 'y' })).toThrow(/^PORT must .*\nROLE must [^\n]*$/)
  })

  test('the operator is named as they wish, and else by the product and its address', () => {
    const named = { OPERATOR_NAME: 'Bower Club', OPERATOR_CONTACT: 'hello@bower.example' }
    expect(readSettings(named)).toMatchObject({ operatorName: 'Bower Club', operatorContact: 'hello@bower.example' })
    expect(readSettings({ OPERATOR_CONTACT: 'https://bower.example/help' }).operatorContact).toBe(
      'https://bower.example/help',
    )
    const plain = readSettings({ PRODUCT_NAME: 'Nest', PUBLIC_URL: 'https://nest.example' })
    expect(plain).toMatchObject({ operatorName: 'Nest', operatorContact: 'contact@nest.example' })
  })

  test('S3 is whole or absent', () => {
    expect(readSettings(s3).s3).toEqual({
      endpoint: 'http://s3.test',
      region: 'eu',
      bucket: 'b',
      accessKey: 'k',
      secretKey: 's',
    })
    expect(() => readSettings({ ...s3, S3_BUCKET: '', S3_SECRET_KEY: undefined })).toThrow(
      'To keep files in S3, S3_BUCKET and S3_SECRET_KEY must be set too.',
    )
  })

  test.each([
    ['500MB', 5e8],
    ['1.5 GB', 1.5e9],
    ['12345', 12345],
    ['2TB', 2e12],
    ['none', undefined],
  ])('%s is a size of %s bytes', (text, bytes) => expect(readSettings({ UPLOAD_QUOTA: text }).uploadQuota).toBe(bytes))

  test('proxies are a number or a list, ranges are lists', () => {
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readSettings({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustProxy).toEqual(['10.0.0.1', 'fd00::/8'])
    expect(readSettings({ INTERNAL_CIDRS: '10.0.0.0/8,::1' }).internalCidrs).toEqual(['10.0.0.0/8', '::1'])
  })
})

test('the table for the README has a row for each setting', () => {
  const lines = formatSettingsAsMarkdown().split('\n')
  const README = readFileSync('README.md', 'utf8')
  for (const line of lines) expect(README).toContain(line)
  expect(lines[2]).toBe('| `PORT` | `3000` | The port to listen on. |')
})
