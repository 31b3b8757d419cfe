import type { FastifyRequest } from 'fastify'
import { parseJson } from './parse-json.ts'
import { PLACE } from './picture-json.ts'

type Fields = Record<string, unknown>

/** The wire, Request: `data` is JSON text with `options`; it may be missing, and so may anything in it. */
export function readOptions(request: FastifyRequest): Fields {
  const options = sentOptions(request)
  const { sentPicture } = request
  if (!sentPicture) return options
  const named = Object.entries(options).map(([key, value]) => [key, value === PLACE ? sentPicture.name : value])
  return Object.fromEntries(named)
}

function sentOptions(request: FastifyRequest): Fields {
  const fields = { ...(request.query as Fields), ...(isFields(request.body) ? request.body : {}) }
  const data = parsed(fields.data)
  if (isFields(data)) return optionsIn(data) ?? ('options' in data || 'context' in data ? {} : data)
  const { data: _, source_url, _: __, ...rest } = fields
  return optionsIn(rest) ?? rest
}

/** The options, plain or as JSON text. */
function optionsIn({ options: sent }: Fields): Fields | undefined {
  const options = parsed(sent)
  return isFields(options) ? options : undefined
}

export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return parseJson(value)
  } catch {
    return undefined
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
