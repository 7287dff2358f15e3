// Prints a line for each test file and the whole message of each failure, for an output that goes into a log.

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'

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
      for (const error of errors) print(error)
    }
    if (file.open) return
    const failed = file.failed ? `, ${file.failed} failed` : ''
    const seconds = Math.round(file.milliseconds / 1000)
    console.log(`${file.failed ? '✗' : '✓'} ${name}: ${file.tests} tests${failed}, ${seconds} s`)
  }

  /** An error outside of tests, such as a file that cannot be loaded. */
  onError(error: TestError) {
    print(error)
  }

  private fileOf(path: string): File {
    const file = this.files.get(path) ?? { open: 0, failed: 0, milliseconds: 0, tests: 0 }
    this.files.set(path, file)
    return file
  }
}

/** Prints an error without colours: Playwright colours messages also where the output is a file. */
function print({ message = '', snippet = '' }: TestError) {
  console.log(stripVTControlCharacters(`${message}\n${snippet}\n`))
}
