/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: from reading to asking',
  mutants: [
    {
      statement:
        "A tour's links fill in subject, comment and destination as text, within the limits, and nothing about the visitor",
      file: 'web/src/enquiry/prefill.ts',
      from: 'subject|comment',
      to: 'subject|email|comment',
      test: 'web/src/enquiry/prefill.test.ts › an address fills in nothing about the visitor',
    },
    {
      statement: 'What the visitor has typed is never overwritten by an address',
      file: 'web/src/enquiry/prefill.ts',
      from: 'control.value !== before[form][name]',
      to: 'control.value === before[form][name]',
      test: 'web/src/enquiry/prefill.test.ts › a text from the address replaces that of an earlier address, unless the visitor has changed the text',
    },
    {
      statement:
        'The way back from the contact form leads to the same place, with the focus on the link',
      file: 'web/src/app/arrival.ts',
      from: '(isBack && scrolled[address])',
      to: '(!isBack && scrolled[address])',
      test: 'tests/e2e/ask.spec.ts › the way back leads to the same place of the tour, with the focus on the link',
    },
    {
      statement: 'A low bar on phones leads to the form and never covers a field',
      file: 'web/src/pages/tour/ask-bar.tsx',
      from: 'setNone(inView.size === 0)',
      to: 'setNone(true)',
      test: 'tests/e2e/ask.spec.ts › no field of a tour is ever below the bar',
    },
    {
      statement: 'Departures that have begun are gone without a new build',
      file: 'web/src/pages/tour/upcoming.ts',
      from: 'start >= day',
      to: 'start <= day',
      test: 'tests/e2e/departures.spec.ts › departures that have begun are gone without a new build, and the next one is first',
    },
    {
      statement: 'Each departure has a valid calendar file with its exclusive end',
      file: 'web/src/head/calendar.ts',
      from: 'basicDay(dayAfter(end, 1))',
      to: 'basicDay(end)',
      test: 'tests/built/calendar.test.ts › has a valid calendar file for all of its days',
    },
    {
      statement:
        'The slip adds up every combination of the price list in whole rupees, rounded once',
      file: 'web/src/pages/tour/true-cost.ts',
      from: 'withGst(price + addons)',
      to: 'withGst(price) + withGst(addons) + 1',
      test: 'web/src/pages/tour/true-cost.test.ts › a total that is no whole rupee is rounded once, and its lines add up',
    },
    {
      statement: 'Ticks of the packing list stay in the browser',
      file: 'web/src/pages/tour/packing-ticks.tsx',
      from: '    write(now)\n',
      to: '',
      test: 'tests/e2e/packing.spec.ts › ticks on the packing list stay in this browser and are sent nowhere',
    },
    {
      statement: 'Each tour has a pocket sheet and a sheet for home, each one page of A4',
      file: 'web/src/sheet/on-the-way.ts',
      from: 'silent.includes(bed)',
      to: 'weak.includes(bed)',
      test: 'tests/built/sheets.test.ts › the nights without signal are those that the content names',
    },
    {
      statement: 'A kept tour opens without a network; who keeps none stores nothing',
      file: 'web/plugins/kept-list.ts',
      from: '|pictures|',
      to: '|',
      test: 'tests/built/kept.test.ts › is kept with every file that its pages name',
    },
    {
      statement: 'A deployment can switch the worker off',
      file: 'web/src/offline/worker-off.ts',
      from: 'await caches.delete(name)',
      to: 'await caches.has(name)',
      test: 'tests/built/kept.test.ts › the switched-off worker removes every copy and itself',
    },
  ],
}
