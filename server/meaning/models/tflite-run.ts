import * as tf from '@tensorflow/tfjs-core'
import type { TfliteGraph, TfliteOperator } from './tflite-file.ts'

/** Operators that the models use, by their numbers in TensorFlow's schema. */
const KIND = {
  add: 0,
  averagePool: 1,
  concatenation: 2,
  convolution: 3,
  depthwise: 4,
  dequantize: 6,
  fullyConnected: 9,
  logistic: 14,
  maxPool: 17,
  reshape: 22,
  softmax: 25,
  resizeNearest: 97,
  quantize: 114,
} as const
const ACTIVATIONS: Record<number, 'relu' | 'relu6' | undefined> = { 1: 'relu', 3: 'relu6' }
const padding = (value: number) => (value === 0 ? 'same' : 'valid')

/**
 * Makes a function that runs a graph with floats instead of quantized numbers; quantizing steps just pass their input
 * on. It returns the wanted tensors. Unsupported operators end the graph, for example box selection, which we do
 * ourselves.
 */
export function makeTfliteRunner(graph: TfliteGraph): (input: tf.Tensor, wanted: readonly number[]) => tf.Tensor[] {
  const constants = new Map<number, tf.Tensor>()
  const constant = (at: number, ordered?: (kept: tf.Tensor) => tf.Tensor): tf.Tensor => {
    const before = constants.get(at)
    if (before) return before
    const { values, shape } = graph.tensors[at] ?? { values: null, shape: [] }
    if (!values) throw new Error(`The model’s tensor ${at} has no numbers.`)
    const kept = tf.keep(tf.tidy(() => (ordered ?? ((same) => same))(tf.tensor(values, shape, 'float32'))))
    constants.set(at, kept)
    return kept
  }

  function run(
    { kind, inputs, options }: TfliteOperator,
    known: (at: number) => tf.Tensor,
    output: number,
  ): tf.Tensor | null {
    const [first = -1, second = -1, third = -1] = inputs
    const biased = () => (third >= 0 ? { bias: constant(third) } : {})
    const strides = (height: number, width: number): [number, number] => [
      options?.int(height, 1) ?? 1,
      options?.int(width, 1) ?? 1,
    ]
    switch (kind) {
      case KIND.quantize:
      case KIND.dequantize:
        return known(first)
      case KIND.convolution:
        return tf.fused.conv2d({
          x: known(first) as tf.Tensor4D,
          filter: constant(second, (kept) => tf.transpose(kept, [1, 2, 3, 0])) as tf.Tensor4D,
          strides: strides(2, 1),
          pad: padding(options?.byte(0) ?? 0),
          ...biased(),
          activation: ACTIVATIONS[options?.byte(3) ?? 0] ?? 'linear',
        })
      case KIND.depthwise:
        return tf.fused.depthwiseConv2d({
          x: known(first) as tf.Tensor4D,
          filter: constant(second, (kept) => tf.transpose(kept, [1, 2, 3, 0])) as tf.Tensor4D,
          strides: strides(2, 1),
          pad: padding(options?.byte(0) ?? 0),
          ...biased(),
          activation: ACTIVATIONS[options?.byte(4) ?? 0] ?? 'linear',
        })
      case KIND.add:
        return activated(tf.add(known(first), known(second)), options?.byte(0) ?? 0)
      case KIND.averagePool:
      case KIND.maxPool: {
        const pool = kind === KIND.maxPool ? tf.maxPool : tf.avgPool
        const size: [number, number] = [options?.int(4) ?? 1, options?.int(3) ?? 1]
        return pool(known(first) as tf.Tensor4D, size, strides(2, 1), padding(options?.byte(0) ?? 0))
      }
      case KIND.resizeNearest: {
        const [height = 1, width = 1] = graph.tensors[second]?.values ?? []
        return tf.image.resizeNearestNeighbor(
          known(first) as tf.Tensor4D,
          [height, width],
          Boolean(options?.byte(0)),
          Boolean(options?.byte(1)),
        )
      }
      case KIND.reshape:
        return tf.reshape(known(first), graph.tensors[output]?.shape ?? [])
      case KIND.concatenation:
        return tf.concat(inputs.map(known), options?.int(0) ?? 0)
      case KIND.fullyConnected:
        return tf.fused.matMul({
          a: known(first) as tf.Tensor2D,
          b: constant(second, (kept) => tf.transpose(kept)) as tf.Tensor2D,
          ...biased(),
        })
      case KIND.logistic:
        return tf.sigmoid(known(first))
      case KIND.softmax:
        return tf.softmax(known(first))
      default:
        return null
    }
  }

  return (input, wanted) => {
    const made = new Map<number, tf.Tensor>([[graph.inputs[0] ?? 0, input]])
    const known = (at: number): tf.Tensor => made.get(at) ?? constant(at)
    for (const operator of graph.operators) {
      const output = operator.outputs[0] ?? -1
      const result = run(operator, known, output)
      if (result) made.set(output, result)
    }
    return wanted.map(known)
  }
}

const activated = (tensor: tf.Tensor, activation: number): tf.Tensor => {
  if (ACTIVATIONS[activation] === 'relu6') return tf.relu6(tensor)
  return ACTIVATIONS[activation] === 'relu' ? tf.relu(tensor) : tensor
}
