import { expect, it } from 'vitest'
import { pageTemplate } from './page-template.ts'

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <!-- a remark -->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="app"><!--app--></div>
    <!--end-->
  </body>
</html>
`

it('a page has its parts at the placeholders of index.html, and leaves the rest unchanged but its indentation', () => {
  const page = pageTemplate(HTML)({
    code: ['/a.js', '/b.js'],
    head: ['<title>Costs $& more</title>', '<style></style>'],
    body: '<h1>Costs $& more</h1>',
    end: '<noscript></noscript>',
  })
  expect(page).toBe(`<!doctype html>
<html data-code="/a.js /b.js" lang="en">
<head>
<meta charset="utf-8" />
<title>Costs $& more</title>
<style></style>
</head>
<body>
<div id="app"><h1>Costs $& more</h1></div>
<noscript></noscript>
</body>
</html>
`)
})

it.each([
  ['<!--head-->', 'index.html has no <!--head-->'],
  ['<!--app-->', 'index.html has no <!--app-->'],
  ['rel="stylesheet"', 'has no <link> that is wanted'],
  ['type="module"', 'has no <script> that is wanted'],
])('an index.html without %s is refused', (part, message) => {
  expect(() => pageTemplate(HTML.replace(part, ''))).toThrow(message)
})
