import { parse } from 'node:querystring'

const MOST_KEYS = 1000

/** Spec 9: of a query string or a form at most 1000 keys are read. */
export const parseQuery = (text: string): Record<string, unknown> => parse(text, '&', '=', { maxKeys: MOST_KEYS })
