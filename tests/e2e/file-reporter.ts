// Prints a line for each test file, and each failure whole: what a log needs.

import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

type File = { open: number; failed: number; milliseconds: number; tests: number }

export default class FileReporter implements Reporter {
  private readonly files = new Map<string, File>()
  private root = ''

  onBegin({ rootDir }: FullConfig, suite: Suite) {
    this.root = rootDir
    for (const { location } of suite.allTests()) {
      const file = this.fileOf(location.file)
      file.open++
      file.tests++
    }
  }

  onTestEnd(test: TestCase, { duration, errors }: TestResult) {
    const file = this.fileOf(test.location.file)
    const name = relative(this.root, test.location.file)
    file.open--
    file.milliseconds += duration
    if (!test.ok()) {
      file.failed++
      console.log(`\n✗ ${name}:${test.location.line} › ${test.title}`)
      for (const { message, snippet } of errors) console.log(message, `\n${snippet ?? ''}\n`)
    }
    if (file.open) return
    const failed = file.failed ? `, ${file.failed} failed` : ''
    const seconds = Math.round(file.milliseconds / 1000)
    console.log(`${file.failed ? '✗' : '✓'} ${name}: ${file.tests} tests${failed}, ${seconds} s`)
  }

  private fileOf(path: string): File {
    const file = this.files.get(path) ?? { open: 0, failed: 0, milliseconds: 0, tests: 0 }
    this.files.set(path, file)
    return file
  }
}
