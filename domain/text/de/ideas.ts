import type { ideas as english } from '../en/ideas.ts'
import type { Part } from '../part.ts'

/** Themen, denen man folgen kann. */
export const ideas: Part<typeof english> = {
  'ideas.title': 'Entdecken',
  'ideas.titleOf': 'Ideen: {{ topic }}',
  'ideas.sentence': 'Folge Themen, die dir gefallen, und wir zeigen dir Pins dazu.',
  'ideas.list': 'Themen',
  'ideas.all': 'Alle Themen',
  'ideas.none': 'Es gibt noch keine Themen.',
  'ideas.tabs': 'Entdecken',
  'ideas.topics': 'Themen',
  'ideas.local': 'In deinem Land',
  'ideas.localSentence': 'Was sich Leute in deinem Land am häufigsten merken.',
  'ideas.changeCountry': 'Land ändern',
  'ideas.localNone': 'In deinem Land hat sich noch niemand etwas gemerkt. Mach den Anfang.',
  'ideas.nothing': 'Noch keine Pins zu {{ topic }}.',
}
