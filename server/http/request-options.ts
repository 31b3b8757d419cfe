import type { FastifyRequest } from 'fastify'
import { parseJson } from './parse-json.ts'
import { PICTURE_STAND_IN_TEXT } from './picture-json-reader.ts'

type Fields = Record<string, unknown>

/** Reads the options of a request from `data`, JSON text with `options`. Both may be missing. */
export function readRequestOptions(request: FastifyRequest): Fields {
  const options = sentOptions(request)
  const { sentPicture } = request
  if (!sentPicture) return options
  const named = Object.entries(options).map(([key, value]) => [
    key,
    value === PICTURE_STAND_IN_TEXT ? sentPicture.name : value,
  ])
  return Object.fromEntries(named)
}

function sentOptions(request: FastifyRequest): Fields {
  const fields = { ...(request.query as Fields), ...(isPlainObject(request.body) ? request.body : {}) }
  const data = tryParseJson(fields.data)
  if (isPlainObject(data)) return optionsIn(data) ?? ('options' in data || 'context' in data ? {} : data)
  const { data: _, source_url, _: __, ...rest } = fields
  return optionsIn(rest) ?? rest
}

/** The options, as an object or as JSON text. */
function optionsIn({ options: sent }: Fields): Fields | undefined {
  const options = tryParseJson(sent)
  return isPlainObject(options) ? options : undefined
}

export function tryParseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return parseJson(value)
  } catch {
    return undefined
  }
}

export const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
