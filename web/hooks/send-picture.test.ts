import { expect, test } from 'vitest'
import { readAnswer } from './send-picture.ts'

const kept = {
  success: true,
  image_url: 'http://localhost/originals/ab/cd/ef/abcdef.webp',
  image_signature: 'abcdef',
  width: 300,
  height: 200,
  dominant_color: '#123456',
}

test.each([
  [
    'a picture that was taken',
    200,
    JSON.stringify(kept),
    { is: 'sent', signature: 'abcdef', ext: 'webp', width: 300, height: 200, color: '#123456' },
  ],
  [
    'the server’s words when it was not',
    400,
    JSON.stringify({ success: false, message: 'We can’t read this picture.' }),
    { is: 'refused', status: 400, message: 'We can’t read this picture.' },
  ],
  ['an answer from something in between', 502, '<html>Bad gateway</html>', { is: 'lost' }],
])('an upload’s answer: %s', (_, status, responseText, sent) => {
  expect(readAnswer({ status, responseText })).toEqual(sent)
})
