/** A part of another language's catalogue: the same keys, plural forms where the English has them. */
export type Part<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
