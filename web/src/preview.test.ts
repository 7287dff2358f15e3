import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'

const FIRESTORE = 'firestore.googleapis.com'
const TEXTS = ['The forms are closed: nothing is sent.', 'This is a preview. Nothing was sent.']

it('the code of a preview cannot store a lead, and says so', async () => {
  const code = await bundle('1')
  expect(code.includes(FIRESTORE)).toBe(false)
  for (const text of TEXTS) expect(code).toContain(text)
})

it('the code of the site stores leads, and has nothing of a preview', async () => {
  const code = await bundle(undefined)
  expect(code.includes(FIRESTORE)).toBe(true)
  expect(/preview/i.test(code)).toBe(false)
})

/** The code of both forms, the bars and the head, built with this value of VITE_PREVIEW. */
async function bundle(preview: string | undefined) {
  vi.stubEnv('VITE_PREVIEW', preview)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    define: { BUILD_DAY: "'2026-11-22'", APP_CHECK_SITE_KEY: 'null' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: ['enquiry/quote-form.tsx', 'enquiry/contact-form.tsx', 'layout/tagline-bar.tsx'],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}
