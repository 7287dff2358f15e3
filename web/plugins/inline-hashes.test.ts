import { expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

const A = 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='
const B = 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='

it('every script and style of every page counts once, in the order of the pages', () => {
  const pages = [
    '<head><style>a</style><noscript><style>b</style></noscript></head>',
    '<body><style>a</style><script>a</script><noscript><script>b</script></noscript></body>',
  ]
  expect(inlineHashes(pages)).toEqual({ scripts: [A, B], styles: [A, B] })
})

it('files and structured data have no hash', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
  expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] })
})
