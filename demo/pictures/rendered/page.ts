import type { ShaderPrograms } from './compile.ts'

/** Runs in a browser page: draws the programs in WebGL and returns the pixels, bottom row first, as base64. */
export async function renderInPage({ width, height, trace, smooth, develop, passes }: ShaderPrograms): Promise<string> {
  const gl = new OffscreenCanvas(width, height).getContext('webgl2')
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('This browser has no WebGL 2 with float textures')

  function shader(kind: number, source: string): WebGLShader {
    const made = gl!.createShader(kind)!
    gl!.shaderSource(made, source)
    gl!.compileShader(made)
    if (!gl!.getShaderParameter(made, gl!.COMPILE_STATUS)) throw new Error(gl!.getShaderInfoLog(made) ?? 'shader')
    return made
  }
  function program(fragment: string): WebGLProgram {
    const made = gl!.createProgram()
    const corners =
      '#version 300 es\nvoid main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.0-1.0,0.0,1.0);}'
    gl!.attachShader(made, shader(gl!.VERTEX_SHADER, corners))
    gl!.attachShader(made, shader(gl!.FRAGMENT_SHADER, fragment))
    gl!.linkProgram(made)
    if (!gl!.getProgramParameter(made, gl!.LINK_STATUS)) throw new Error(gl!.getProgramInfoLog(made) ?? 'program')
    return made
  }
  function texture(): WebGLTexture {
    const made = gl!.createTexture()
    gl!.bindTexture(gl!.TEXTURE_2D, made)
    gl!.texStorage2D(gl!.TEXTURE_2D, 1, gl!.RGBA32F, width, height)
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_MIN_FILTER, gl!.NEAREST)
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_MAG_FILTER, gl!.NEAREST)
    return made
  }
  function into(targets: WebGLTexture[]) {
    gl!.bindFramebuffer(gl!.FRAMEBUFFER, gl!.createFramebuffer())
    targets.forEach((target, at) => {
      gl!.framebufferTexture2D(gl!.FRAMEBUFFER, gl!.COLOR_ATTACHMENT0 + at, gl!.TEXTURE_2D, target, 0)
    })
    gl!.drawBuffers(targets.map((_, at) => gl!.COLOR_ATTACHMENT0 + at))
  }
  function use(made: WebGLProgram, textures: Record<string, WebGLTexture>) {
    gl!.useProgram(made)
    gl!.uniform2f(gl!.getUniformLocation(made, 'uSize'), width, height)
    Object.entries(textures).forEach(([name, value], at) => {
      gl!.activeTexture(gl!.TEXTURE0 + at)
      gl!.bindTexture(gl!.TEXTURE_2D, value)
      gl!.uniform1i(gl!.getUniformLocation(made, name), at)
    })
  }

  gl.viewport(0, 0, width, height)
  const [soft, sharp, albedo, normal] = [texture(), texture(), texture(), texture()]
  into([soft, sharp, albedo, normal])
  use(program(trace), {})
  gl.enable(gl.SCISSOR_TEST)
  // Drawn in strips, so that no single draw call exceeds the browser's time limit.
  const strip = 240
  for (let y = 0; y < height; y += strip) {
    gl.scissor(0, y, width, Math.min(strip, height - y))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.finish()
    await new Promise((done) => setTimeout(done))
  }
  gl.disable(gl.SCISSOR_TEST)

  const smoother = program(smooth)
  function smoothed(light: WebGLTexture, times: number, tolerance: number): WebGLTexture {
    let from = light
    for (let pass = 0; pass < times; pass++) {
      const to = texture()
      into([to])
      use(smoother, { uLight: from, uNormal: normal!, uAlbedo: albedo! })
      gl!.uniform1i(gl!.getUniformLocation(smoother, 'uStep'), 1 << pass)
      gl!.uniform1f(gl!.getUniformLocation(smoother, 'uTolerance'), tolerance * 0.7 ** pass)
      gl!.drawArrays(gl!.TRIANGLES, 0, 3)
      from = to
    }
    return from
  }
  const softer = smoothed(soft, passes.soft, 1.6)
  const calmer = smoothed(sharp, passes.sharp, 0.45)

  const made = program(develop)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  use(made, { uSoft: softer, uSharp: calmer, uAlbedo: albedo })
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  let text = ''
  for (let at = 0; at < pixels.length; at += 8192) text += String.fromCharCode(...pixels.subarray(at, at + 8192))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return btoa(text)
}
