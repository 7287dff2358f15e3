import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { className, shortClassName } from './class-names.ts'

const tourCard = pathOf('components/tour-card.module.css')

it('a class is named after its file while developing', () => {
  expect(className('heart', `${tourCard}?used`)).toBe('tour-card_heart')
})

it('two files with the same name are an error, because they would share classes', () => {
  className('heart', tourCard)
  expect(() => className('heart', pathOf('pages/home/tour-card.module.css'))).toThrow('rename one')
})

it('a built class name is short, stable and unique', () => {
  const heart = shortClassName('heart', tourCard)
  expect(heart).toMatch(/^_[0-9a-z]{1,3}$/)
  expect(shortClassName('heart', tourCard)).toBe(heart)
  expect(shortClassName('card', tourCard)).not.toBe(heart)
  expect(shortClassName('form', pathOf('enquiry/enquiry.module.css'))).not.toBe(heart)
})

it('a class of an unknown file keeps its readable name', () => {
  expect(shortClassName('nowhere', tourCard)).toBe('tour-card_nowhere')
})

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../src/${file}`, import.meta.url))
}
