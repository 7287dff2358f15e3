import { expect, it } from 'vitest'
import { fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'

it('an answer with a question to the agency is hidden, and its topic says that something is open', () => {
  const module = compile(fixture).site?.modules.get('before-you-book.ts')
  expect(JSON.parse(module!.slice(module!.indexOf('= [') + 2))).toEqual([
    {
      id: 'paying',
      title: 'Paying',
      paragraphs: ['GST is 12.5%, and a place is held with a third.'],
      isOpen: false,
    },
    { id: 'camels', title: 'Camels', paragraphs: ['You may come on a camel.'], isOpen: true },
  ])
})
