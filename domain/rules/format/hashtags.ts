/** The tags written in a text, without their sign, each once. */
export function hashtagsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/(?:^|\s)#([\p{L}\p{N}_]{1,100})/gu)].map((match) => match[1] as string))]
}
