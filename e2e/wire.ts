import { randomUUID } from 'node:crypto'

export const baseUrl = process.env.JOURNEY_URL ?? ''

type Verb = 'get' | 'create' | 'update' | 'delete'
// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
export type Told = { status: number; data: any; code: number | undefined }

/** Speaks the wire as an outside tool does, with a cookie jar of its own: state for journeys is made by it. */
export class Wire {
  readonly cookies = new Map([['csrftoken', 'token-of-a-journey']])
  readonly base: string
  /** Whoever has no browser's name is a bot. */
  readonly userAgent: string | undefined

  constructor(base = baseUrl, userAgent?: string) {
    this.base = base
    this.userAgent = userAgent
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  }

  async ask(name: string, verb: Verb, options: object = {}): Promise<Told> {
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

  /** Asks for something that must succeed. */
  async must(name: string, verb: Verb, options: object = {}): Promise<Told['data']> {
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

export type Someone = { id: string; username: string; email: string; password: string; firstName: string; wire: Wire }

/** Someone new, signed in on the wire. */
export async function newPerson(more: object = {}, wire = new Wire()): Promise<Someone> {
  const firstName = 'Wren'
  const email = `wren-${randomUUID().slice(0, 8)}@journey.test`
  const password = `a long ${randomUUID().slice(0, 8)} password`
  const form = { first_name: firstName, email, password, birthday: '1990-05-17', ...more }
  const { id, username } = await wire.must('UserRegister', 'create', form)
  return { id, username, email, password, firstName, wire }
}

/** One of the demo world's accounts, newly signed in. */
export async function demoPerson(name: 'user' | 'collaborator' | 'employee' | 'partner'): Promise<Someone> {
  const email = `${name}@bowerbird.test`
  const wire = new Wire()
  const viewer = await wire.must('UserSession', 'create', { username_or_email: email, password: 'bowerbird' })
  return { id: viewer.id, username: viewer.username, email, password: 'bowerbird', firstName: viewer.first_name, wire }
}

/** A pin of home that stands beside others on boards: what journeys pin themselves may come first there, and does not. */
export async function pinWithRelated({ wire }: Someone): Promise<string> {
  for (const { id } of await wire.must('UserHomefeed', 'get', { page_size: 25 })) {
    const related = await wire.must('RelatedPinFeed', 'get', { pin: id, page_size: 25 })
    if (related.length === 25) return id
  }
  throw new Error('No pin of home has related ones.')
}
