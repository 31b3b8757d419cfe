import { parse } from 'node:querystring'

const MOST_KEYS = 1000

/** Parses a query string or form; at most 1000 keys are read. */
export const parseQueryString = (text: string): Record<string, unknown> => parse(text, '&', '=', { maxKeys: MOST_KEYS })
