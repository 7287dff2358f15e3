import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { withConstants } from './css-constants.ts'

const source = new URL('../src/styles/answer-page.css', import.meta.url)

/** Builds the style sheet of the functions' answer page as /answer.css. */
export function answerPageStyles(): Plugin {
  return {
    name: 'answer-page-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const css = withConstants(readFileSync(source, 'utf8'))
      this.emitFile({ type: 'asset', fileName: 'answer.css', source: css })
    },
  }
}
