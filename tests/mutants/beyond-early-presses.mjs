const EACH_PRESS = 'Each early press of a button counts'
const HELD = 'A press that lasts while the page is hydrated is a press'
const IN_PLACE = 'The tours stand beside the place of the sidebar before the sidebar has come'
const CARET =
  'What is typed in the middle of a number while the code comes stays where it was typed'
const STATIC = 'A form that sends nothing keeps no visitor on the page'
const STEADY = 'Nothing moves where tours are compared when the page’s code comes'
const ONE_LINK = 'Of two links that were pressed early the code follows one'
const TYPED_EARLY =
  'A price that was changed before the code came is kept, whatever is pressed next'
const SENT_THEN_LEFT =
  'A form that was sent before the code came is sent, also when a link is pressed next'
const EARLY_BACK = 'Going back before the code has come leads to the page of that address'
const AT_HYDRATION = 'A button works as soon as React has hydrated it'

const HYDRATION_SPEC = 'tests/e2e/hydration.spec.ts'
const CAROUSEL_SPEC = 'tests/e2e/carousels.spec.ts'
const PRESSES_TEST = 'web/src/start/keep-presses.test.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: before the page’s code runs',
  mutants: [
    {
      statement: ONE_LINK,
      file: 'web/src/start/keep-presses.ts',
      from: '  document.querySelector(`a[${PRESSED}]`)?.removeAttribute(PRESSED)\n',
      to: '',
      test: `${HYDRATION_SPEC} › of two links that were pressed early, the code follows only the second`,
    },
    {
      statement: EARLY_BACK,
      file: 'web/src/start/index.ts',
      from: 'reloadAtEarlyMove()\n',
      to: '',
      test: `${HYDRATION_SPEC} › going back before the code has come loads the page of that address`,
    },
    {
      statement: EARLY_BACK,
      file: 'web/src/start/reload-at-early-move.ts',
      from: 'location.pathname === pathname || location.reload()',
      to: 'location.reload()',
      test: `${HYDRATION_SPEC} › going back within a page before the code has come loads nothing`,
    },
    {
      statement: TYPED_EARLY,
      file: 'web/src/app/early-presses.tsx',
      from: 'typed.set(field, field.value)',
      to: '{}',
      test: `${HYDRATION_SPEC} › a price that was changed early keeps its value when a press makes React hydrate at once`,
    },
    {
      statement: 'An early price shows the price in use once its field is left',
      file: 'web/src/pages/listing/price-filter.tsx',
      from: 'if (target === document.activeElement) setTyped',
      to: 'setTyped',
      test: `${HYDRATION_SPEC} › an early price of "47" shows the price in use, 45, once the field is left`,
    },
    {
      statement: 'What was pressed early does not open over a field in which the visitor types',
      file: 'web/src/app/early-presses.tsx',
      from: "isTyping && element.matches('[aria-expanded], [aria-haspopup]')",
      to: 'false',
      test: `${HYDRATION_SPEC} › pictures that were pressed early do not open over a field in which the visitor types by then`,
    },
    {
      statement: 'A carousel begins where its row was scrolled to before hydration',
      file: 'web/src/components/carousel-row.tsx',
      from: 'if (first) onScrollTo(first)',
      to: '',
      test: `${CAROUSEL_SPEC} › the carousel begins at the place to which its plain row was scrolled before hydration`,
    },
    {
      statement: SENT_THEN_LEFT,
      file: 'web/src/start/keep-presses.ts',
      from: 'isSending ? FORM_WAIT_MS : LINK_WAIT_MS',
      to: 'LINK_WAIT_MS',
      test: 'web/src/start/keep-presses.test.ts › a link that is pressed after a form was sent waits ten seconds',
    },
    {
      statement: TYPED_EARLY,
      file: 'web/src/app/early-presses.tsx',
      from: '[...fields, ...fields]',
      to: 'fields',
      test: `${HYDRATION_SPEC} › an early lowest price above the former highest price is kept`,
    },
    {
      statement: EACH_PRESS,
      file: 'web/src/start/keep-presses.ts',
      from: '`${earlier} ${event.timeStamp}`',
      to: '` ${event.timeStamp}`',
      test: `${PRESSES_TEST} › each press of a button is marked`,
    },
    {
      statement: EACH_PRESS,
      file: 'web/src/app/early-presses.tsx',
      from: 'element instanceof HTMLButtonElement ? times : times.slice(-1)',
      to: 'times.slice(-1)',
      test: `${HYDRATION_SPEC} › two early presses on the menu open and close it`,
    },
    {
      statement: EACH_PRESS,
      file: 'web/src/app/early-presses.tsx',
      from: '    await null\n',
      to: '',
      test: `${HYDRATION_SPEC} › two early presses on the menu open and close it`,
    },
    {
      statement: HELD,
      file: 'web/src/pages/listing/listing-page.tsx',
      from: 'afterPress(update)',
      to: '(update(), () => {})',
      test: `${HYDRATION_SPEC} › a press that lasts while the page is hydrated opens the link of a tour`,
    },
    {
      statement: HELD,
      file: 'web/src/components/carousel-code.ts',
      from: 'cancel = afterPress(show)',
      to: 'show()',
      test: `${HYDRATION_SPEC} › a press that lasts while a carousel’s code loads opens the picture, and the carousel turns afterwards`,
    },
    {
      statement: HELD,
      file: 'web/src/browser/after-press.ts',
      from: 'timer = window.setTimeout(change)',
      to: 'timer = window.setTimeout(() => {})',
      test: `${HYDRATION_SPEC} › the sidebar comes before the tours when a press that lasted during hydration has ended`,
    },
    {
      statement: SENT_THEN_LEFT,
      file: 'web/src/start/keep-presses.ts',
      from: 'window.onbeforeunload = (leaving) => leaving.preventDefault()',
      to: '',
      test: `${HYDRATION_SPEC} › the browser asks before a page is left on which a form was sent early`,
    },
    {
      statement: SENT_THEN_LEFT,
      file: 'web/src/start/keep-presses.ts',
      from: 'window.onbeforeunload = null',
      to: '',
      test: `${PRESSES_TEST} › the browser asks before the page is left with a form unsent, until the form shows its message`,
    },
    {
      statement: IN_PLACE,
      file: 'web/src/pages/listing/listing-page.module.css',
      from: '          grid-area: 1 / 2;\n',
      to: '',
      test: 'tests/e2e/listings.spec.ts › the tours of /grid-left-sidebar have their place while the HTML of the sidebar is still missing',
    },
    {
      statement: CARET,
      file: 'web/src/app/early-presses.tsx',
      from: "'input[step]'",
      to: "'input:is([type=number], [type=range])'",
      test: `${HYDRATION_SPEC} › digits that are typed in the middle of a phone number while the code comes stay in their order`,
    },
    {
      statement: STATIC,
      file: 'web/src/start/keep-presses.ts',
      from: 'if (form.id) window',
      to: 'window',
      test: `${PRESSES_TEST} › a static form, which sends nothing, neither delays a link nor makes the browser ask`,
    },
    {
      statement: STATIC,
      file: 'web/src/start/keep-presses.ts',
      from: 'form[id][',
      to: 'form[',
      test: `${PRESSES_TEST} › a static form, which sends nothing, neither delays a link nor makes the browser ask`,
    },
    {
      statement: STEADY,
      file: 'web/src/pages/which-ride/which-ride-page.tsx',
      from: '<label className={styles.order}>',
      to: "<label className={styles.order} style={hydrated ? {} : { display: 'none' }}>",
      test: 'tests/e2e/which-ride.spec.ts › every tour keeps its place when the page’s code comes',
    },
    {
      statement: AT_HYDRATION,
      file: 'web/src/browser/use-hydrated.ts',
      from: 'if (!hydrated) renderAgain(true)',
      to: 'if (hydrated) renderAgain(true)',
      test: 'web/src/browser/use-hydrated.render.test.tsx › a button that waits for hydration is pressed as soon as React has hydrated it',
    },
  ],
}
