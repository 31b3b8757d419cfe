import type { guest as english } from '../en/guest.ts'
import type { TextCataloguePart } from '../part.ts'

/** Saves of a visitor without an account. */
export const guest: TextCataloguePart<typeof english> = {
  'guest.title': 'Deine gemerkten Pins',
  'guest.sentence': {
    one: '{{ count }} Pin ist nur in diesem Browser gemerkt. Registriere dich, um ihn zu behalten.',
    other: '{{ count }} Pins sind nur in diesem Browser gemerkt. Registriere dich, um sie zu behalten.',
  },
  'guest.empty': 'Noch nichts gemerkt. Merke dir einen Pin, dann findest du ihn hier.',
  'guest.emptyAction': 'Ideen finden',
}
