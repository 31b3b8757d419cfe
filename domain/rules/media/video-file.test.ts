import { expect, test } from 'vitest'
import { classifyVideoWork, findCaptionsFault } from './video-file.ts'

test.each<[string, number, number, number | null, string]>([
  ['a minute of 1080p', 1920, 1080, 1800, 'short'],
  ['two minutes of 1080p', 1920, 1080, 3600, 'long'],
  ['24 seconds of 8K', 8192, 4320, 576, 'long'],
  ['a second of 8K', 8192, 4320, 24, 'long'],
  ['one of unknown length', 320, 240, null, 'long'],
  ['15 minutes of 4K', 3840, 2160, 27_000, 'long'],
  ['15 minutes of 8K', 8192, 4320, 21_600, 'too much'],
  ['a small one with very many frames', 640, 480, 900_000, 'too much'],
])('create.17 %s is judged before it is begun', (_, width, height, frames, work) => {
  expect(classifyVideoWork({ width, height }, frames)).toBe(work)
})

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:02.000\nHello', null],
  ['\uFEFFWEBVTT title\r\n\r\n1\r\n00:00:00.000 --> 00:00:02.000 align:start\r\nHello\r\nthere\r\n', null],
  ['WEBVTT\n\nNOTE 1 --> 2\nno cue\n\n00:01.000 --> 00:02.000\nHi', null],
  ['1\n00:00:00,000 --> 00:00:02,000\nHello', { line: 1, reason: 'header' }],
  ['', { line: 1, reason: 'header' }],
  ['WEBVTT\n\n0:0 --> 0:2\nHello', { line: 3, reason: 'time' }],
  ['WEBVTT\n\n00:00,000 --> 00:02,000\nHello', { line: 3, reason: 'time' }],
  ['WEBVTT\n\n00:05.000 --> 00:02.000\nHello', { line: 3, reason: 'order' }],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA', { line: 6, reason: 'order' }],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\n\n', { line: 3, reason: 'text' }],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\n00:07.000 --> 00:08.000\nx', { line: 4, reason: 'text' }],
  ['WEBVTT\n\nnothing\n', { line: 4, reason: 'empty' }],
] as const)('video.13 %j has the fault %o', (text, fault) => expect(findCaptionsFault(text)).toEqual(fault))
