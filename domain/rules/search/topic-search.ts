const ABBREVIATION = /\bdiy\b/
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A topic as people read it, with the search that finds more of it; `source` says from where one came. */
export function topicSearch(topic: string, source: 'annotation' | 'topic'): { name: string; url: string } {
  const words = topic.replaceAll('_', ' ')
  return {
    name: capitalised(words.replace(ABBREVIATION, (letters) => letters.toUpperCase())),
    url: `/search/pins/?q=${encodeURIComponent(words)}&rs=${source}`,
  }
}
