import { expect, it } from 'vitest'
import { compileWith, fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'

const NAME = 'before-you-book.yaml'

it('an answer with an open blank is hidden, and its topic says that something is open', () => {
  const module = compile(fixture).site?.modules.get('before-you-book.ts')
  expect(module).toContain('"GST is 12.5%, and a place is held with a third."')
  expect(module).not.toMatch(/camel costs|on a camel/i)
  expect(JSON.parse(module!.slice(module!.indexOf('= [') + 2))).toMatchObject([
    { id: 'paying', isOpen: true },
    { id: 'camels', paragraphs: [], isOpen: true },
  ])
})

it('an answer that the agency agrees to is shown', () => {
  const text = fixture.get(NAME)!.replace("'open: May guests come on camels?'", 'yes')
  const { site } = compileWith(NAME, text)
  expect(site?.modules.get(NAME.replace('yaml', 'ts'))).toContain('"You may come on a camel."')
})
