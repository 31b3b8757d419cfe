import { expect, test, vi } from 'vitest'
import { parseUploadResponse, uploadPicture } from './upload-picture.ts'

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
  expect(parseUploadResponse({ status, responseText })).toEqual(sent)
})

test('an upload says which account’s page sends it', () => {
  const headers: Record<string, string> = {}
  class Request {
    upload = {}
    open() {}
    send() {}
    setRequestHeader(name: string, value: string) {
      headers[name] = value
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { cookie: 'csrftoken=t' })
  uploadPicture({ file: new Blob(['x']), name: 'x.png', viewer: '7' })
  vi.unstubAllGlobals()
  expect(headers).toMatchObject({ 'X-Viewer': '7', 'X-CSRFToken': 't' })
})
