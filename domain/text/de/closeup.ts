import type { closeup as english } from '../en/closeup.ts'
import type { Part } from '../part.ts'

/** Die Seite eines Pins. */
export const closeup: Part<typeof english> = {
  'closeup.visit': 'Besuchen',
  'closeup.board': 'Auf der Pinnwand {{ board }}',
  'closeup.saves': { one: '{{ count }}-mal gemerkt', other: '{{ count }}-mal gemerkt' },
  'closeup.more': 'Mehr zum Entdecken',
  'closeup.noMore': 'Mehr in dieser Art gibt es nicht.',
  'closeup.back': 'Zurück',
  'closeup.options': 'Weitere Möglichkeiten',
  'closeup.deleted': 'Pin gelöscht',
  'closeup.restored': 'Pin wiederhergestellt',
  'closeup.zoom': 'Genauer ansehen',
  'closeup.findAlike': 'Ähnliches finden',
  'closeup.viewer': 'Bildbetrachter',
  'closeup.zoomIn': 'Vergrößern',
  'closeup.zoomOut': 'Verkleinern',
  'closeup.zoomReset': 'Ganzes Bild zeigen',
  'closeup.zoomedTo': '{{ percent }} %',
  'closeup.brand': 'Von {{ brand }}',
  'closeup.products': 'Mehr zu kaufen',
  'closeup.addNote': 'Notiz hinzufügen',
  'closeup.editNote': 'Notiz bearbeiten',
  'closeup.note': 'Deine Notiz',
  'follow.follow': 'Folgen',
  'follow.following': 'Folge ich',
  'follow.followName': '{{ name }} folgen',
  'follow.followingName': '{{ name }}: Folge ich',
  'follow.followers': { one: '{{ count }} Follower', other: '{{ count }} Follower' },
}
