import type { guest as english } from '../en/guest.ts'
import type { Part } from '../part.ts'

/** Was jemand ohne Konto gemerkt hat. */
export const guest: Part<typeof english> = {
  'guest.title': 'Deine gemerkten Pins',
  'guest.sentence': {
    one: '{{ count }} Pin liegt nur in diesem Browser. Registriere dich, um ihn zu behalten.',
    other: '{{ count }} Pins liegen nur in diesem Browser. Registriere dich, um sie zu behalten.',
  },
  'guest.empty': 'Noch nichts gemerkt. Merke dir einen Pin, und er wartet hier auf dich.',
  'guest.emptyAction': 'Ideen finden',
}
