import { expect, it } from 'vitest'
import { fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'

const redirects = [
  ['/old-loop{,/**}', '/leh-to-leh-with-turtuk'],
  ['/tour-detail-one/@(2|old-loop)', '/leh-to-leh-with-turtuk'],
  ['/older-loop{,/**}', '/grid'],
  ['/tour-detail-one/@(3|older-loop)', '/grid'],
  ['/blog-detail/2', '/blog-detail/1'],
].map(([source = '', destination = '']) => ({ source, destination, type: 301 }))

const mistakesWith = (changed: typeof redirects) => compile(fixture, changed).mistakes

it('a tour that is gone needs redirects from all its addresses, and an article from its only address', () => {
  expect(mistakesWith(redirects)).toEqual([])
  for (const missing of redirects) {
    const others = redirects.filter((each) => each !== missing)
    for (const changed of [others, [...others, { ...missing, type: 302 }]])
      expect(mistakesWith(changed)[0]).toEqual({
        file: 'published.yaml',
        line: 1,
        text: expect.stringMatching(
          /^(Tour [23]|Article 2) is gone\. Bring it back, or add to firebase.json .*"type":301}$/,
        ),
      })
  }
  expect(mistakesWith(redirects.slice(1))[0]?.text).toContain('{"source":"/old-loop{,/**}",')
  const shown = mistakesWith(redirects.slice(2)).map(({ text }) => JSON.parse(text.split(': ')[1]!))
  expect(mistakesWith([...shown, ...redirects.slice(2)])).toHaveLength(2)
  const turtuk = fixture.get('tours/leh-to-leh-with-turtuk.md')!
  const sameId = new Map(fixture).set('tours/zanskar-traverse.md', turtuk)
  expect(JSON.stringify(compile(sameId, redirects))).not.toContain('is gone')
})

it.each([
  [
    '/blog-detail/2',
    '/gird',
    "firebase.json leads to '/gird', which is no page. Write the address",
  ],
  ['/blog-detail/1', '/grid', 'firebase.json leads from /blog-detail/1 to /grid. Delete the'],
])('a redirect from %s to %s is a mistake', (source, destination, message) => {
  expect(mistakesWith([{ source, destination, type: 301 }, ...redirects])).toEqual([
    { file: 'published.yaml', line: 1, text: expect.stringContaining(message) },
  ])
})
