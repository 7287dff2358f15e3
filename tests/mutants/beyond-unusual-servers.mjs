const OLD_BROWSER = 'In browsers as old as Chrome 109 the code of every kind of page runs'
const COLOURS = 'In browsers without light-dark() pages have the colours of both themes'
const NUMBERS =
  'A number of the functions’ settings that is empty or mistyped erases no lead and keeps no mail back'
const AS_WRITTEN = 'Addresses and the password are read in whatever way staff write them'
const CORRECTED = 'Once a wrong address in MAIL_TO is corrected, every lead is mailed'
const OUTAGE = 'A recipient who does not exist does not end an outage'
const SLOW = 'A mail server that greets late gets the mail'
const ONE_BY_ONE = 'Recipients who are accepted one by one all get the lead'
const LOGIN = 'A refused login is soon tried once an hour for each lead'
const LATE_EVENTS = 'In a flood whose events are late, digests go out'

const OLD_SPEC = 'tests/e2e/older-browser.spec.ts'
const CONFIG_TEST = 'functions/src/config.test.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: unusual mail servers, settings and browsers',
  mutants: [
    {
      statement: OLD_BROWSER,
      file: 'web/src/pages/tour/profile.ts',
      from: '[...passes].sort((a, b)',
      to: 'passes.toSorted((a, b)',
      test: `${OLD_SPEC} › /manali-leh-srinagar runs without the methods that browsers have since Chrome 110`,
    },
    {
      statement: OLD_BROWSER,
      file: 'web/src/pages/which-ride/compare.ts',
      from: '[...compared].sort((a, b) => missed(a)',
      to: 'compared.toSorted((a, b) => missed(a)',
      test: `${OLD_SPEC} › /which-ride-is-mine runs without the methods that browsers have since Chrome 110`,
    },
    {
      statement: COLOURS,
      file: 'web/plugins/older-colours.ts',
      from: 'layer.replaceWith(layer.nodes ?? [])',
      to: '',
      test: `${OLD_SPEC} › /contact has the colours of the dark theme`,
    },
    {
      statement: COLOURS,
      file: 'web/plugins/older-colours.ts',
      from: '`@media screen{:root[data-theme=dark]{${DARK}color-scheme:dark}}`,',
      to: '',
      test: `${OLD_SPEC} › the theme can be switched`,
    },
    {
      statement: NUMBERS,
      file: 'functions/src/config.ts',
      from: 'return value >= 1 ? value : fallback',
      to: 'return value',
      test: `${CONFIG_TEST} › KEEP_LEADS_MONTHS=0 erases no lead before its time`,
    },
    {
      statement: AS_WRITTEN,
      file: 'functions/src/config.ts',
      from: '/[^\\s,;:<>"]+@[^\\s,;:<>"]+/g',
      to: '/[^,]+@[^,]+/g',
      test: `${CONFIG_TEST} › MAIL_TO=a@agency.example; b@agency.example; has two recipients`,
    },
    {
      statement: AS_WRITTEN,
      file: 'functions/src/config.ts',
      from: "config.password.value().replace(/[\\r\\n]+$/, '')",
      to: 'config.password.value()',
      test: `${CONFIG_TEST} › a password is used without the line break at its end`,
    },
    {
      statement: CORRECTED,
      file: 'functions/src/delivery/mail-health.ts',
      from: ' || !isCurrent(key, recipients)',
      to: '',
      test: 'tests/journeys/corrected-address.test.ts › two sweeps after the correction every lead is mailed',
    },
    {
      statement: OUTAGE,
      file: 'functions/src/delivery/mail-health.ts',
      from: "subject === 'server' || recipients",
      to: 'recipients',
      test: 'tests/journeys/faults.test.ts › a recipient who does not exist does not end an outage',
    },
    {
      statement: SLOW,
      file: 'functions/src/mail/smtp-mailer.ts',
      from: 'connect: 30_000',
      to: 'connect: 10_000',
      test: 'tests/journeys/slow-greeting.test.ts › a server that takes fifteen seconds to greet gets the mail',
    },
    {
      statement: ONE_BY_ONE,
      file: 'functions/src/delivery/delivery-store.ts',
      from: 'known.possibleCopies - (mayBeRepeated ? 0 : 1)',
      to: 'known.possibleCopies',
      test: 'tests/journeys/greylisted-recipients.test.ts › every recipient gets the lead once, however many attempts that takes',
    },
    {
      statement: LOGIN,
      file: 'functions/src/delivery/retry-wait.ts',
      from: 'isRefusedLogin(failure) ? Math.max(byAge, REFUSED_LOGIN_WAIT_MS) : byAge',
      to: 'byAge',
      test: 'functions/src/delivery/retry-wait.test.ts › attempt 1000 whose login is refused is followed by a wait of 3600000 ms',
    },
    {
      statement: LATE_EVENTS,
      file: 'functions/src/sweep/sweep.ts',
      from: 'await attemptAll(missed, run, SWEEP_MISSED_MS)',
      to: 'await attemptAll(missed, run)',
      test: 'tests/journeys/late-events.test.ts › leads in the queue are mailed in a digest while the flood goes on',
    },
  ],
}
