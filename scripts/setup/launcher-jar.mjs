import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'

// A jar is a zip file. This jar has one uncompressed entry, the manifest. Its three records (local header, directory
// entry, end of directory) are written byte by byte, as the zip specification defines them
// (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16).

const NAME = Buffer.from('META-INF/MANIFEST.MF')

/**
 * A jar that starts the class `mainClass` of another jar.
 * @param {string} mainClass
 * @param {string} jarPath absolute
 */
export function launcherJar(mainClass, jarPath) {
  const manifest = Buffer.from(
    [
      'Manifest-Version: 1.0',
      `Main-Class: ${mainClass}`,
      `Class-Path: ${pathToFileURL(jarPath).href}`,
    ]
      .map(wrap)
      .join('\r\n')
      .concat('\r\n\r\n'),
  )
  const local = record(30, [0x04034b50, 4], [10, 2], ...entry(manifest), [NAME.length, 2])
  const directory = record(46, [0x02014b50, 4], [10, 2], [10, 2], ...entry(manifest), [
    NAME.length,
    2,
  ])
  const start = local.length + NAME.length + manifest.length
  const end = record(
    22,
    [0x06054b50, 4],
    [0, 4],
    [1, 2],
    [1, 2],
    [directory.length + NAME.length, 4],
    [start, 4],
  )
  return Buffer.concat([local, NAME, manifest, directory, NAME, end])
}

/**
 * A manifest line has at most 72 bytes; a longer line continues on the next one after a space.
 * @param {string} line
 * @returns {string}
 */
function wrap(line) {
  return line.length <= 72 ? line : `${line.slice(0, 72)}\r\n${wrap(` ${line.slice(72)}`)}`
}

/**
 * The fields that both headers share: flags, method (stored), time, date (1 January 1980), CRC, sizes.
 * @param {Buffer} content
 * @returns {[number, number][]}
 */
function entry(content) {
  const size = content.length
  return [
    [0, 2],
    [0, 2],
    [0, 2],
    [0x21, 2],
    [crc32(content), 4],
    [size, 4],
    [size, 4],
  ]
}

/**
 * A record of little-endian numbers one after another, filled up with zeros.
 * @param {number} length bytes
 * @param {...[value: number, bytes: number]} fields
 */
function record(length, ...fields) {
  const buffer = Buffer.alloc(length)
  let offset = 0
  for (const [value, bytes] of fields) offset = buffer.writeUIntLE(value, offset, bytes)
  return buffer
}
