import type { player as english } from '../en/player.ts'
import type { TextCataloguePart } from '../part.ts'

/** The video player. */
export const player: TextCataloguePart<typeof english> = {
  'player.name': 'Video: {{ title }}',
  'player.progress': 'Dein Video wird vorbereitet',
  'player.percent': '{{ percent }} %',
  'player.stopMaking': 'Abbrechen',
  'player.play': 'Abspielen',
  'player.pause': 'Anhalten',
  'player.time': 'Position',
  'player.timeOf': '{{ time }} von {{ whole }}',
  'player.mute': 'Ton aus',
  'player.unmute': 'Ton an',
  'player.volume': 'Lautstärke',
  'player.speed': 'Geschwindigkeit',
  'player.captions': 'Untertitel',
  'player.captionsOff': 'Aus',
  'player.pictureInPicture': 'Bild im Bild',
  'player.fullScreen': 'Vollbild',
  'player.tryAgain': 'Noch einmal versuchen',
  'player.stopped': 'Das Video hat angehalten.',
  'player.network': 'Wir konnten das Video nicht laden. Prüf deine Verbindung.',
  'player.broken': 'Dieses Video ist beschädigt und kann nicht gezeigt werden.',
  'player.notSupported': 'Dein Browser kann dieses Video nicht abspielen.',
  'card.videoFailed': 'Wir konnten dieses Video nicht vorbereiten. Hier ist sein Titelbild.',
}
