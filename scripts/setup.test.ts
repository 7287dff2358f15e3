import { expect, it } from 'vitest'
import { javaFolders } from './setup/java.mjs'
import { requireUnix } from './setup.mjs'

it('on Windows, outside of WSL, the message names WSL 2 and the dev container', () => {
  expect(() => requireUnix('win32')).toThrow(/WSL 2, or the dev container/)
  expect(() => requireUnix('darwin')).not.toThrow()
})

it('Java is searched for in JAVA_HOME, on PATH, in the JVM folders and in Homebrew, in this order', () => {
  const machine: Record<string, string[]> = {
    '/Library/Java/JavaVirtualMachines': ['temurin-21.jdk'],
    '/opt/homebrew/opt': ['node', 'openjdk', 'openjdk@21'],
  }
  const list = (folder: string) => machine[folder] ?? []
  expect(javaFolders({ JAVA_HOME: '/java', PATH: '/bin' }, list)).toEqual([
    '/java/bin',
    '/bin',
    '/Library/Java/JavaVirtualMachines/temurin-21.jdk/bin',
    '/Library/Java/JavaVirtualMachines/temurin-21.jdk/Contents/Home/bin',
    '/opt/homebrew/opt/openjdk/bin',
    '/opt/homebrew/opt/openjdk@21/bin',
  ])
})
