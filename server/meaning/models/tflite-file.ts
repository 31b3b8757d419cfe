/**
 * A tensor of a TensorFlow Lite file, which is a flatbuffer with tensors and the operators that connect them. Field
 * numbers are those of TensorFlow's schema.fbs. Quantized weights are converted to the numbers they represent.
 */
export type TfliteTensor = {
  name: string
  shape: number[]
  /** The values of a constant; null for other tensors. */
  values: Float32Array | Int32Array | null
}
export type TfliteOperator = {
  kind: number
  custom: string
  inputs: number[]
  outputs: number[]
  options: FlatbufferTable | null
}
export type TfliteGraph = { tensors: TfliteTensor[]; operators: TfliteOperator[]; inputs: number[]; outputs: number[] }

/** A table of the flatbuffer, with fields identified by number. */
export class FlatbufferTable {
  readonly #view: DataView
  readonly #at: number
  constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
  }
  #field(number: number): number {
    const fields = this.#at - this.#view.getInt32(this.#at, true)
    const place = 4 + number * 2
    return place < this.#view.getUint16(fields, true) ? this.#view.getUint16(fields + place, true) : 0
  }
  byte(number: number, otherwise = 0): number {
    const field = this.#field(number)
    return field ? this.#view.getInt8(this.#at + field) : otherwise
  }
  int(number: number, otherwise = 0): number {
    const field = this.#field(number)
    return field ? this.#view.getInt32(this.#at + field, true) : otherwise
  }
  float(number: number, otherwise = 0): number {
    const field = this.#field(number)
    return field ? this.#view.getFloat32(this.#at + field, true) : otherwise
  }
  #reached(number: number): number {
    const field = this.#field(number)
    return field ? this.#at + field + this.#view.getUint32(this.#at + field, true) : 0
  }
  table(number: number): FlatbufferTable | null {
    const at = this.#reached(number)
    return at ? new FlatbufferTable(this.#view, at) : null
  }
  /** Offsets of the elements of a vector whose elements have the same size. */
  #list(number: number, size: number): number[] {
    const at = this.#reached(number)
    return at ? Array.from({ length: this.#view.getUint32(at, true) }, (_, part) => at + 4 + part * size) : []
  }
  tables(number: number): FlatbufferTable[] {
    return this.#list(number, 4).map((at) => new FlatbufferTable(this.#view, at + this.#view.getUint32(at, true)))
  }
  ints(number: number): number[] {
    return this.#list(number, 4).map((at) => this.#view.getInt32(at, true))
  }
  longs(number: number): number[] {
    return this.#list(number, 8).map((at) => Number(this.#view.getBigInt64(at, true)))
  }
  floats(number: number): number[] {
    return this.#list(number, 4).map((at) => this.#view.getFloat32(at, true))
  }
  bytes(number: number): Uint8Array {
    const at = this.#reached(number)
    if (!at) return new Uint8Array(0)
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + at + 4, this.#view.getUint32(at, true))
  }
  text(number: number): string {
    return new TextDecoder().decode(this.bytes(number))
  }
}

const FLOAT32 = 0
const INT32 = 2
const UINT8 = 3

export function parseTflite(file: Uint8Array): TfliteGraph {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const model = new FlatbufferTable(view, view.getUint32(0, true))
  const kinds = model.tables(1).map((code) => ({ kind: Math.max(code.byte(0), code.int(3)), custom: code.text(1) }))
  const buffers = model.tables(4)
  const graph = model.tables(2)[0]
  if (!graph) throw new Error('The model has no graph.')
  return {
    tensors: graph.tables(0).map((tensor) => {
      const shape = tensor.ints(0)
      const bytes = buffers[tensor.int(2)]?.bytes(0) ?? new Uint8Array(0)
      return { name: tensor.text(3), shape, values: bytes.length ? meant(tensor, shape, bytes) : null }
    }),
    operators: graph.tables(3).map((operator) => ({
      ...(kinds[operator.int(0)] ?? { kind: -1, custom: '' }),
      inputs: operator.ints(1),
      outputs: operator.ints(2),
      options: operator.table(4),
    })),
    inputs: graph.ints(1),
    outputs: graph.ints(2),
  }
}

/**
 * Dequantizes a constant: each number is stored as a small integer, with a scale and zero point for the tensor or for
 * each channel.
 */
function meant(tensor: FlatbufferTable, shape: number[], bytes: Uint8Array): Float32Array | Int32Array {
  const type = tensor.byte(1)
  const copy = bytes.slice().buffer
  const quantized = tensor.table(4)
  const scales = quantized?.floats(2) ?? []
  if (type === FLOAT32) return new Float32Array(copy)
  if (type === INT32 && !scales.length) return new Int32Array(copy)
  const kept = type === INT32 ? new Int32Array(copy) : type === UINT8 ? bytes : new Int8Array(copy)
  const zeros = quantized?.longs(3) ?? []
  const along = quantized?.int(6) ?? 0
  const stride = shape.slice(along + 1).reduce((product, size) => product * size, 1)
  const numbers = new Float32Array(kept.length)
  for (let at = 0; at < kept.length; at++) {
    const channel = scales.length > 1 ? Math.floor(at / stride) % scales.length : 0
    numbers[at] = (kept[at]! - (zeros[channel] ?? 0)) * (scales[channel] ?? 1)
  }
  return numbers
}
