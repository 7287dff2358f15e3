const NAMED = 'An editor’s mistakes are named with file, line and remedy, all at once'
const FORM = 'The Markdown of content is compiled to what the pages show'
const DESCRIBED =
  'Departures are described by first day, last day and rhythm; some are full or guaranteed'
const LED = 'No more groups are out than captains'
const CLOCK = 'Every time of an itinerary leaves time for the road and for the promised halt'
const RECIPES = 'A tour is one file, a price one line, the dates of another year one line'
const OPEN = 'What the agency has not confirmed is listed'

const MISTAKES = 'web/plugins/content/mistakes.test.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: content',
  mutants: [
    {
      statement: NAMED,
      file: 'web/plugins/content/report.ts',
      from: 'steps <= Math.max(2, name.length / 4)',
      to: 'steps > Math.max(2, name.length / 4)',
      test: `${MISTAKES} › an unknown place`,
    },
    {
      statement: NAMED,
      file: 'web/plugins/content/markdown-file.ts',
      from: "written.split('\\n').length + 1",
      to: "written.split('\\n').length",
      test: `${MISTAKES} › half a link`,
    },
    {
      statement: NAMED,
      file: 'web/plugins/content/compile.ts',
      from: 'mistakes.sort(',
      to: 'mistakes.splice(1).sort(',
      test: `${MISTAKES} › all mistakes are reported at once, in the order of files and lines`,
    },
    {
      statement: FORM,
      file: 'web/plugins/content/blocks.ts',
      from: 'if (last) last.text += ` ${text}`',
      to: '',
      test: 'web/plugins/content/blocks.test.ts › a description is HTML of paragraphs, lists and bold text',
    },
    {
      statement: DESCRIBED,
      file: 'web/plugins/content/departures.ts',
      from: "'every 3 weeks': 21",
      to: "'every 3 weeks': 28",
      test: 'web/plugins/content/departures.test.ts › a season has a departure on its first day, on its last day, and in its rhythm',
    },
    {
      statement: DESCRIBED,
      file: 'web/plugins/content/departures.ts',
      from: '        full: full.includes(start),',
      to: '        full: except.includes(start),',
      test: 'web/plugins/content/departures.test.ts › a departure is left out, full or guaranteed',
    },
    {
      statement: LED,
      file: 'web/plugins/content/departures.ts',
      from: 'if (out.length <= captains) continue',
      to: 'if (out.length <= captains + 1) continue',
      test: 'web/plugins/content/departures.test.ts › no more groups are out than captains',
    },
    {
      statement: CLOCK,
      file: 'web/plugins/content/tour-checks.ts',
      from: 'stretch.haltMinutes < stretch.promised',
      to: 'stretch.haltMinutes < 0',
      test: 'web/plugins/content/clock.test.ts › too little time for the road is a mistake, with the earliest time',
    },
    {
      statement: RECIPES,
      file: 'web/plugins/content/site-modules.ts',
      from: 'byId(tours).map((tour) => cardOf',
      to: 'byId(tours).slice(0, -1).map((tour) => cardOf',
      test: 'tests/built/recipes.test.ts › a tour is one file, a price one line, the dates of another year one line',
    },
    {
      statement: OPEN,
      file: 'web/plugins/content/open-marks.ts',
      from: '(?:#|<!--)',
      to: '(?:#)',
      test: 'web/plugins/content/open-marks.test.ts › marks of what is open are listed with file and line',
    },
  ],
}
