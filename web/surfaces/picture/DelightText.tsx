import type { MatchedDelight } from '#domain/rules/search/delight.ts'

/** Search words that have colors of their own, letter by letter (`search.5`). */
export function DelightText({ text, met }: { text: string; met: MatchedDelight }) {
  const { from, to, text_colors, text_background_color } = met
  return (
    <>
      {text.slice(0, from)}
      <mark style={{ backgroundColor: text_background_color }}>
        {[...text.slice(from, to)].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters of one word, which never move
          <span key={at} style={{ color: text_colors[at % text_colors.length] }}>
            {letter}
          </span>
        ))}
      </mark>
      {text.slice(to)}
    </>
  )
}
