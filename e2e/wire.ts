import { randomUUID } from 'node:crypto'

export const baseUrl = process.env.JOURNEY_URL ?? ''

type Verb = 'get' | 'create' | 'update' | 'delete'
// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
export type JourneyResponse = { status: number; data: any; code: number | undefined }

/** An API client with its own cookies, as external programs use it; journeys set up their state with it. */
export class Wire {
  readonly cookies = new Map([['csrftoken', 'token-of-a-journey']])
  readonly base: string
  /** Without a browser's user agent the client counts as a bot. */
  readonly userAgent: string | undefined

  constructor(base = baseUrl, userAgent?: string) {
    this.base = base
    this.userAgent = userAgent
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  }

  async ask(name: string, verb: Verb, options: object = {}): Promise<JourneyResponse> {
    const fields = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) })
    const address = `${this.base}/resource/${name}Resource/${verb}/`
    const headers = {
      cookie: this.cookieHeader,
      'x-csrftoken': this.cookies.get('csrftoken') ?? '',
      ...(this.userAgent && { 'user-agent': this.userAgent }),
    }
    const response = await (verb === 'get'
      ? fetch(`${address}?${fields}`, { headers })
      : fetch(address, { method: 'POST', headers, body: fields }))
    this.keep(response)
    const { resource_response } = (await response.json()) as { resource_response: { data: unknown; code: number } }
    return { status: response.status, data: resource_response.data, code: resource_response.code }
  }

  /** Asks a question that must succeed. */
  async must(name: string, verb: Verb, options: object = {}): Promise<JourneyResponse['data']> {
    const told = await this.ask(name, verb, options)
    if (told.status !== 200) throw new Error(`${name} ${verb} was answered ${told.status} (code ${told.code})`)
    return told.data
  }

  private keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value && !/max-age=0/i.test(line)) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }
}

export type TestPerson = {
  id: string
  username: string
  email: string
  password: string
  firstName: string
  wire: Wire
}

/** Signs up a new person through the API. */
export async function signUpPerson(more: object = {}, wire = new Wire()): Promise<TestPerson> {
  const firstName = 'Wren'
  const email = `wren-${randomUUID().slice(0, 8)}@journey.test`
  const password = `a long ${randomUUID().slice(0, 8)} password`
  const form = { first_name: firstName, email, password, birthday: '1990-05-17', ...more }
  const { id, username } = await wire.must('UserRegister', 'create', form)
  return { id, username, email, password, firstName, wire }
}

/** Signs in to an account of the demo world. */
export async function signInDemoPerson(name: 'user' | 'collaborator' | 'employee' | 'partner'): Promise<TestPerson> {
  const email = `${name}@bowerbird.test`
  const wire = new Wire()
  const viewer = await wire.must('UserSession', 'create', { username_or_email: email, password: 'bowerbird' })
  return { id: viewer.id, username: viewer.username, email, password: 'bowerbird', firstName: viewer.first_name, wire }
}

/**
 * Finds a pin on home that is on boards with other pins, and so has related pins. Pins that journeys create have none,
 * and may come first.
 */
export async function findPinWithRelated({ wire }: TestPerson): Promise<string> {
  for (const { id } of await wire.must('UserHomefeed', 'get', { page_size: 25 })) {
    const related = await wire.must('RelatedPinFeed', 'get', { pin: id, page_size: 25 })
    if (related.length === 25) return id
  }
  throw new Error('No pin of home has related ones.')
}
