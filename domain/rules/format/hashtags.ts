/** The tags written in a text, without their sign, each once. */
export function hashtagsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/(?:^|\s)#([\p{L}\p{M}\p{N}_]{1,100})/gu)].map((match) => match[1] as string))]
}

/** Search.19. A text in parts, every second of them a tag with its sign, in any script. */
export const hashtagParts = (text: string): string[] => text.split(/(?<=^|\s)(#[\p{L}\p{M}\p{N}_]{1,100})/u)
