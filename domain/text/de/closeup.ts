import type { closeup as english } from '../en/closeup.ts'
import type { TextCataloguePart } from '../part.ts'

/** The page of a pin. */
export const closeup: TextCataloguePart<typeof english> = {
  'closeup.board': 'Auf der Pinnwand {{ board }}',
  'closeup.saves': { one: '{{ count }}-mal gemerkt', other: '{{ count }}-mal gemerkt' },
  'closeup.more': 'Mehr zum Entdecken',
  'closeup.noMore': 'Du hast alles gesehen, was ähnlich ist.',
  'closeup.back': 'Zurück',
  'closeup.options': 'Weitere Optionen',
  'closeup.topics': 'Themen',
  'closeup.deleted': 'Pin gelöscht',
  'closeup.restored': 'Pin wiederhergestellt',
  'closeup.zoom': 'Bild vergrößern',
  'closeup.findAlike': 'Ähnliches finden',
  'closeup.readMore': 'mehr',
  'closeup.readLess': 'weniger',
  'closeup.promotedBy': 'Anzeige von',
  'closeup.addNote': 'Notiz hinzufügen',
  'closeup.editNote': 'Notiz bearbeiten',
  'closeup.note': 'Deine Notiz',
  'follow.follow': 'Folgen',
  'follow.following': 'Folge ich',
  'follow.followName': '{{ name }}: Folgen',
  'follow.followingName': '{{ name }}: Folge ich',
  'follow.followers': { one: '{{ count }} Follower', other: '{{ count }} Follower' },
}
