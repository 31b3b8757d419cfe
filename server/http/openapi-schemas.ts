import { listApiClientFields } from '../ask/api-client-answers.ts'

type Schema = { [name: string]: unknown }

/** Shared schemas of the document, each described once: `pin`, and `pin-2` for a variant with fewer fields. */
export class NamedSchemas {
  readonly schemas: Record<string, Schema> = {}
  readonly #names = new Map<string, string>()

  /** Replaces nested schemas by references to their names, and drops the bounds that every integer has. */
  nameIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.nameIn(one))
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).filter(([, part]) => Math.abs(part as number) !== Number.MAX_SAFE_INTEGER)
    const schema: Schema = Object.fromEntries(parts.map(([name, part]) => [name, this.nameIn(part)]))
    const properties = schema.properties as { type?: { const?: unknown }; id?: unknown } | undefined
    const type = properties?.type?.const
    if (typeof type !== 'string') return schema
    const told = properties?.id ? { ...properties, ...listApiClientFields(type, properties) } : properties
    return { $ref: `#/components/schemas/${this.#nameOf(type, { ...schema, properties: told })}` }
  }

  #nameOf(type: string, schema: Schema): string {
    const text = JSON.stringify(schema)
    const known = this.#names.get(text)
    if (known) return known
    let name = type
    for (let n = 2; name in this.schemas; n++) name = `${type}-${n}`
    this.#names.set(text, name)
    this.schemas[name] = schema
    return name
  }
}
