// Reads the jar as the zip specification says, from its end; tests/journeys/launcher-jar.test.ts asks Java.

import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { launcherJar } from './launcher-jar.mjs'

const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const JAR = `/nowhere/${'long folder/'.repeat(12)}emulator.jar`

it('the launcher is a jar with one file, its manifest', () => {
  const { name, content, crc } = onlyFile(launcherJar(MAIN, JAR))
  expect(name).toBe('META-INF/MANIFEST.MF')
  expect(crc32(content)).toBe(crc)
})

it('the manifest names the class and the other jar, in lines of at most 72 bytes', () => {
  const manifest = onlyFile(launcherJar(MAIN, JAR)).content.toString()
  for (const line of manifest.split('\r\n')) expect(line.length).toBeLessThanOrEqual(72)
  expect(manifest.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN}`,
    `Class-Path: file:///nowhere/${'long%20folder/'.repeat(12)}emulator.jar`,
    '',
    '',
  ])
})

/**
 * The one stored file of a zip file: its end names the directory, and the directory the file.
 * @param {Buffer} zip
 */
function onlyFile(zip) {
  const end = zip.subarray(-22)
  expect([end.readUInt32LE(0), end.readUInt16LE(10)]).toEqual([0x06054b50, 1])
  const directory = zip.subarray(end.readUInt32LE(16))
  expect(directory.length).toBe(end.readUInt32LE(12) + end.length)
  expect([directory.readUInt32LE(0), directory.readUInt16LE(10)]).toEqual([0x02014b50, 0])
  const size = directory.readUInt32LE(20)
  const nameLength = directory.readUInt16LE(28)

  const file = zip.subarray(directory.readUInt32LE(42))
  expect([file.readUInt32LE(0), file.readUInt32LE(18)]).toEqual([0x04034b50, size])
  const start = 30 + nameLength
  return {
    name: file.subarray(30, start).toString(),
    content: file.subarray(start, start + size),
    crc: directory.readUInt32LE(16),
  }
}
