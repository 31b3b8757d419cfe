/** Distinct hashtags of a text, without the # sign. */
export function extractHashtags(text: string): string[] {
  return [...new Set([...text.matchAll(/(?:^|\s)#([\p{L}\p{M}\p{N}_]{1,100})/gu)].map((match) => match[1] as string))]
}

/** Splits a text at its hashtags, in any script (search.19): every second part is a hashtag with its sign. */
export const splitHashtags = (text: string): string[] => text.split(/(?<=^|\s)(#[\p{L}\p{M}\p{N}_]{1,100})/u)
