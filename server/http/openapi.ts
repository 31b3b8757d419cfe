import * as z from 'zod'
import { REFUSALS } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import { UploadedImage } from '#domain/resources/media.ts'
import { QUESTIONS } from '../ask/answers.ts'
import { NamedSchemas } from './openapi-schemas.ts'

/** Builds the OpenAPI document from the resource values that the server itself uses. */
export function makeOpenApiDocument(productName: string, publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const named = new NamedSchemas()
  for (const question of QUESTIONS) {
    add(
      paths,
      `/resource/${question.name}/${question.verb}/`,
      question.verb === 'get' ? 'get' : 'post',
      named.nameIn(wireCall(question)),
    )
    const [method, path] = question.path?.split(' ') ?? []
    if (method && path)
      add(paths, path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase(), named.nameIn(restCall(question, path)))
  }
  add(paths, '/upload-image/', 'post', named.nameIn(uploadCall))
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1', description: ABOUT, license: LICENSE },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: named.schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'bb_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  }
}

const LICENSE = { name: 'Apache-2.0', identifier: 'Apache-2.0' }

const ABOUT =
  'Reading is GET with a query, everything else is POST; `data` is JSON text with `options`. ' +
  'Writing repeats the value of the `csrftoken` cookie in the header X-CSRFToken. ' +
  'Lists go on with `bookmarks`; the last page has none.'

function add(paths: Record<string, Record<string, unknown>>, path: string, method: string, call: unknown): void {
  paths[path] = { ...paths[path], [method]: call }
}

function wireCall(question: Question) {
  const data = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: envelopeOf(schemaOf(question.options, 'input')),
  }
  const asked =
    question.verb === 'get'
      ? { parameters: [{ name: 'data', in: 'query', schema: data }] }
      : {
          requestBody: {
            content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: { data } } } },
          },
        }
  return { ...common(question), ...asked }
}

function restCall(question: Question, path: string) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return { ...common(question), operationId: `${question.endpoint}_rest`, parameters }
}

function common(question: Question) {
  const isOpen = question.access.policy === 'open'
  const isWrite = question.verb !== 'get'
  return {
    operationId: question.endpoint,
    tags: [question.name.replace(/Resource$/, '')],
    summary: `${question.name} ${question.verb}`,
    description: `Access: ${question.access.policy}.`,
    security: isOpen ? [] : [{ session: [], ...(isWrite && { csrf: [] }) }],
    responses: {
      200: { description: 'ok', content: { 'application/json': { schema: responseOf(question) } } },
      ...Object.fromEntries(REFUSED.map(([status, codes]) => [status, { description: `failure, code ${codes}` }])),
    },
  }
}

const REFUSED = Object.entries(Object.groupBy(Object.values(REFUSALS), ({ status }) => status)).map(
  ([status, all = []]) => [status, all.map(({ code }) => code).join(' or ')] as const,
)

function responseOf(question: Question) {
  const data = schemaOf(question.data, 'output')
  const resource_response = {
    type: 'object',
    properties: {
      status: { const: 'success' },
      data: question.list ? { type: 'array', items: data } : data,
      ...(question.list && { bookmark: { type: 'string', description: 'Only when another page exists.' } }),
    },
  }
  return { type: 'object', properties: { resource_response } }
}

const picture = { type: 'object', required: ['img'], properties: { img: { type: 'string', format: 'binary' } } }

/** The only operation that takes a file and has no envelope. */
const uploadCall = {
  operationId: 'upload_image',
  tags: ['MediaUploads'],
  summary: 'A picture in one call',
  description: 'Its image_url or image_signature then makes a pin. Access: signed-in.',
  security: [{ session: [], csrf: [] }],
  requestBody: { required: true, content: { 'multipart/form-data': { schema: picture } } },
  responses: {
    200: { description: 'ok', content: { 'application/json': { schema: schemaOf(UploadedImage, 'output') } } },
    ...Object.fromEntries([400, 401, 403, 413, 429].map((status) => [status, { description: 'failure' }])),
  },
}

const envelopeOf = (options: unknown) => ({ type: 'object', properties: { options } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: nameProperties })
  return json
}

/** A record with a fixed set of keys requires them all, so its schema must list them as properties. */
function nameProperties({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { required, properties, additionalProperties = {} } = jsonSchema
  if (required && !properties)
    jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
}
