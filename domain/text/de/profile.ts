import type { profile as english } from '../en/profile.ts'
import type { Part } from '../part.ts'

/** Die Seite einer Person. */
export const profile: Part<typeof english> = {
  'profile.title': '{{ name }} ({{ username }})',
  'profile.description': 'Sieh, was {{ name }} gesammelt hat.',
  'profile.tabs': 'Was gesammelt wurde',
  'profile.created': 'Erstellt',
  'profile.saved': 'Gemerkt',
  'profile.boards': 'Pinnwände',
  'profile.allPins': 'Alle Pins',
  'profile.followers': { one: '{{ count }} Follower', other: '{{ count }} Follower' },
  'profile.following': 'folgt {{ count }}',
  'profile.edit': 'Profil bearbeiten',
  'profile.private': 'Dieses Profil ist privat',
  'profile.noneCreated': '{{ name }} hat noch nichts erstellt.',
  'profile.noneCreatedOwn': 'Hier steht, was du erstellst.',
  'profile.noneSaved': '{{ name }} hat sich noch nichts gemerkt.',
  'profile.noneSavedOwn': 'Hier steht, was du dir merkst.',
  'profile.create': 'Pin erstellen',
  'profile.explore': 'Ideen finden',
}
