/** A multipart body as browsers send it: the fields first, then one file. */
export function multipartBody(fields: Record<string, string>, fileField: string, bytes: Buffer) {
  const edge = '----bowerbird-form'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${edge}\r\nContent-Disposition: form-data; name="${fileField}"; filename="holiday.exe"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + file), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}
