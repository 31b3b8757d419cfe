/** A part of another language's catalogue: the same keys, with plural forms where the English has them. */
export type TextCataloguePart<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
