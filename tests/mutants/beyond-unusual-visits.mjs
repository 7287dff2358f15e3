const ENDS = 'At the end of the road the ride is over, and starts again from the beginning'
const PRESSED = 'A press on a pass of the map shuts this pass, also where another pass is near'
const FIRST_PUMP = 'The road before the first sure pump counts as a stretch without petrol'
const LEAVE = 'The days of leave are counted from the weekday on which the tour starts'
const TABS = 'Two tabs show the same ticks on the packing list'
const REGISTERED = 'A tour counts as kept only once its worker is registered'
const ONCE = 'A tour whose renewal was interrupted is listed once'
const DATED = 'A copy has the date of the visitor’s own clock'
const LARGE = 'Ride, low bar and price slip fit a phone with letters twice as large'
const FOCUS = 'The focus stays in a carousel whose code comes late'
const ONE_OPEN =
  'One question is open at a time, also where the browser ignores the name of <details>'
const CHANGED_HTML =
  'An extension or a translator that changes the HTML takes nothing from the visitor'
const CHOSEN = 'A theme or direction is remembered, also by a visitor who moves on at once'
const DIMMED = 'Without scripts the button of a form is dimmed'
const DEPLOYED = 'A form on a page that was opened before a deployment sends all the same'
const TWO_UNFINISHED = 'Of two unfinished sends, the form shows the one that fails'
const AGAIN = 'Code that could not be loaded is loaded when the network is back'
const FORCED = 'In forced colours the ladder shows which nights are high'

const ALL_OR_NOTHING = 'A tour that could not be kept leaves no worker behind'
const REMOVED = 'A tour that is removed while its copy is renewed stays removed'
const BEING_KEPT =
  'A visitor who comes back to a tour that is being kept sees that it is being kept'
const ROOM_FOR_COUNT = 'The things to pack stay in their place when their ticks come'
const CUT_OFF =
  'A send that was cut off is finished when the network is back, although its code could not be loaded'
const SECOND_PAGE = 'Staff see every open lead, also of a list with several pages'
const ONE_ATTEMPT =
  'All versions of a refused mail together have the time of one attempt, so that no other attempt begins'
const LEASE_KEPT = 'A delivery that an event claims while the sweep postpones it keeps its lease'
const DIGEST_KEPT = 'A digest that was perhaps sent is kept until staff resend it'
const MONTHS = 'No lead is erased before the months are over, whatever the length of the months'

const RIDE_SPEC = 'tests/e2e/ride.spec.ts'
const CHANGED_SPEC = 'tests/e2e/changed-html.spec.ts'
const CAROUSEL_SPEC = 'tests/e2e/carousels.spec.ts'
const RIDE_TEST = 'web/src/pages/tour/ride/ride.test.ts'
const COST_TEST = 'web/src/pages/tour/true-cost.test.ts'
const SLIP_SPEC = 'tests/e2e/price-slip.spec.ts'
const PACKING_SPEC = 'tests/e2e/packing.spec.ts'
const OFFLINE = 'tests/e2e/offline.spec.ts'
const TEXT_SPEC = 'tests/e2e/text-size.spec.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: unusual visits to a tour',
  mutants: [
    {
      statement: ENDS,
      file: 'web/src/pages/tour/ride/use-play.ts',
      from: 'started && index < last',
      to: 'started',
      test: `${RIDE_SPEC} › at the end of the road the ride is over, and starts again from the beginning`,
    },
    {
      statement: PRESSED,
      file: 'web/src/pages/tour/ride/map-rider.tsx',
      from: 'onPass(passNear(pointOf(event)))',
      to: 'onPass(pass)',
      test: `${RIDE_SPEC} › at 1440 px a press on a pass of the map shuts this pass`,
    },
    {
      statement: PRESSED,
      file: 'web/src/pages/tour/ride/map-rider.tsx',
      from: 'wide: 17, narrow: 15.5',
      to: 'wide: 13, narrow: 13',
      test: `${RIDE_SPEC} › at 768 px a press on a pass of the map shuts this pass`,
    },
    {
      statement: FIRST_PUMP,
      file: 'web/src/pages/tour/ride/petrol.ts',
      from: '[start!, ...pumps, end!]',
      to: 'pumps',
      test: `${RIDE_TEST} › the longest stretch without petrol may begin where the tour begins`,
    },
    {
      statement: LEAVE,
      file: 'web/src/pages/tour/true-cost.ts',
      from: 'weekday > 0 && weekday < 6',
      to: 'weekday < 6',
      test: `${COST_TEST} › a tour of 9 days from 2027-07-11 takes 6 working days`,
    },
    {
      statement: LEAVE,
      file: 'web/src/pages/tour/price-slip.tsx',
      from: 'start={departure?.start}',
      to: 'start="2027-05-01"',
      test: `${SLIP_SPEC} › the working days of leave are those of the tour’s own weekday`,
    },
    {
      statement: TABS,
      file: 'web/src/pages/tour/packing-ticks.tsx',
      from: "addEventListener('storage', change)",
      to: "addEventListener('stored', () => change)",
      test: `${PACKING_SPEC} › two tabs show the same ticks, and neither takes those of the other away`,
    },
    {
      statement: REGISTERED,
      file: 'web/src/offline/keep.ts',
      from: 'list.files.map(requestFor)',
      to: '[...list.files, listPath(slug)].map(requestFor)',
      test: `${OFFLINE} › a visit that ends before the worker is registered keeps nothing`,
    },
    {
      statement: ONCE,
      file: 'web/src/offline/worker.ts',
      from: 'new Set((await caches.keys()).map(slugOf))',
      to: '(await caches.keys()).map(slugOf)',
      test: `${OFFLINE} › a tour whose renewal was interrupted is listed once, and still opens`,
    },
    {
      statement: DATED,
      file: 'web/src/pages/tour/keep-tour.tsx',
      from: 'at.getTimezoneOffset() * 60_000',
      to: '0',
      test: `${OFFLINE} › a copy has the date of the visitor’s own clock`,
    },
    {
      statement: LARGE,
      file: 'web/src/pages/tour/ride/sleep-ladder.module.css',
      from: '@container (width < 14rem)',
      to: '@container (width < 0rem)',
      test: `${TEXT_SPEC} › ride, low bar and price slip of a tour fit the window when their text is twice as large`,
    },
    {
      statement: LARGE,
      file: 'web/src/pages/tour/ask-bar.module.css',
      from: 'flex-wrap: wrap;',
      to: 'flex-wrap: nowrap;',
      test: `${TEXT_SPEC} › ride, low bar and price slip of a tour fit the window when their text is twice as large`,
    },
    {
      statement: LARGE,
      file: 'web/src/pages/tour/price-slip.module.css',
      from: 'flex-wrap: wrap;',
      to: 'flex-wrap: nowrap;',
      test: `${TEXT_SPEC} › ride, low bar and price slip of a tour fit the window when their text is twice as large`,
    },
    {
      statement: FORCED,
      file: 'web/src/pages/tour/ride/sleep-ladder.module.css',
      from: 'fill: CanvasText;',
      to: 'fill: var(--accent);',
      test: `${RIDE_SPEC} › in forced colours the ladder’s bars have colours of the system, high nights another one`,
    },
    {
      statement: FORCED,
      file: 'web/src/pages/tour/ride/sleep-ladder.module.css',
      from: 'fill: Highlight;',
      to: 'fill: CanvasText;',
      test: `${RIDE_SPEC} › in forced colours the ladder’s bars have colours of the system, high nights another one`,
    },
    {
      statement: FOCUS,
      file: 'web/src/components/carousel-row.tsx',
      from: 'focusInstead(row.parentElement)',
      to: '{}',
      test: `${CAROUSEL_SPEC} › the focus stays in a carousel that replaces its plain row`,
    },
    {
      statement: ONE_OPEN,
      file: 'web/src/components/accordion.tsx',
      from: 'currentTarget.open && setOpen(id)',
      to: 'currentTarget.open',
      test: 'tests/e2e/help.spec.ts › one question is open at a time in a browser that ignores the name of <details>',
    },
    {
      statement: CHANGED_HTML,
      file: 'web/src/app/client.tsx',
      from: '      copyState()\n',
      to: '',
      test: `${CHANGED_SPEC} › a comment below the first screen stays, although a translator has replaced the words`,
    },
    {
      statement: CHANGED_HTML,
      file: 'web/src/app/carry-over.ts',
      from: 'if (old === focused && document.activeElement === document.body) moveFocus(old, next)',
      to: '',
      test: `${CHANGED_SPEC} › what was typed and the caret stay, although a translator has replaced the words before the code came`,
    },
    {
      statement: CHANGED_HTML,
      file: 'web/src/app/carry-over.ts',
      from: 'if (pressed) next.setAttribute(PRESSED, pressed)',
      to: '',
      test: `${CHANGED_SPEC} › a form that was sent early is sent, although a password manager has put its buttons`,
    },
    {
      statement: CHANGED_HTML,
      file: 'web/src/components/lazily-hydrated.tsx',
      from: 'if (import.meta.env.SSR || !isHydrating) gate.open()',
      to: 'if (import.meta.env.SSR) gate.open()',
      test: `${CHANGED_SPEC} › the page stays whole, although a translator has replaced the words before the code came`,
    },
    {
      statement: AGAIN,
      file: 'web/src/browser/load-again-online.ts',
      from: "        addEventListener('online', attempt, { once: true })\n",
      to: '',
      test: `${RIDE_SPEC} › the rider comes when the network is back`,
    },
    {
      statement: AGAIN,
      file: 'web/src/components/carousel-code.ts',
      from: 'failed: failed && !Track',
      to: 'failed',
      test: `${CAROUSEL_SPEC} › turns when the network is back`,
    },
    {
      statement:
        'A person at the agency whose address MAIL_TO writes in another form gets every lead',
      file: 'functions/src/mail/smtp-mailer.ts',
      from: 'plainAddress(one) === plainAddress(recipient)',
      to: 'one === recipient',
      test: 'tests/journeys/faults.test.ts › b@Agency.Example that is refused temporarily gets the mail later too',
    },
    {
      statement: 'A held Enter key and a slow double click store one lead',
      file: 'web/src/enquiry/send.ts',
      from: '      stored.at = now()\n',
      to: '',
      test: 'web/src/enquiry/send.test.ts › a slow double click and a held key store one lead',
    },
    {
      statement: 'A failure that nobody has seen leaves the lead to be sent at the next visit',
      file: 'web/src/enquiry/send.ts',
      from: "globalThis.document?.visibilityState !== 'hidden'",
      to: 'true',
      test: 'web/src/enquiry/send.test.ts › a failure on a page in the background stays pending',
    },
    {
      statement: 'Whoever leaves a form during a send and comes back sees the result',
      file: 'web/src/enquiry/finish-pending.ts',
      from: "      onEnd('success', found.values)\n",
      to: '',
      test: 'tests/e2e/lead-faults.spec.ts › a visitor who leaves a form during a send and comes back before its end gets the result (query)',
    },
    {
      statement: 'Whoever leaves a form during a send and comes back sees the result',
      file: 'web/src/enquiry/send.ts',
      from: 'drafts.stored(draft, isShown())',
      to: 'drafts.stored(draft, true)',
      test: 'tests/e2e/lead-faults.spec.ts › a visitor who leaves a form during a send and comes back after its end gets the result (contact)',
    },
    {
      statement: 'Whoever leaves a form during a send and comes back sees the result',
      file: 'web/src/enquiry/drafts.ts',
      from: 'stored?.isSeen && same',
      to: 'stored && same',
      test: 'tests/e2e/lead-faults.spec.ts › a visitor who leaves a form during a send and comes back after its end gets the result (query)',
    },
    {
      statement: 'The focus stays where a part of a page gets its code',
      file: 'web/src/components/near-part.tsx',
      from: 'if (hadFocus && document',
      to: 'if (false && document',
      test: `${SLIP_SPEC} › the focus stays where the slip replaces the link that had the focus`,
    },
    {
      statement: CHOSEN,
      file: 'web/src/browser/preferences.ts',
      from: 'latest.direction ?? direction',
      to: 'direction',
      test: 'tests/e2e/shell.spec.ts › a second press before the page has changed switches back',
    },
    {
      statement: CHOSEN,
      file: 'web/src/browser/preferences.ts',
      from: '  remember(DIRECTION_KEY, direction)\n  afterNextPaint(() => {',
      to: '  afterNextPaint(() => {\n    remember(DIRECTION_KEY, direction)',
      test: 'tests/e2e/shell.spec.ts › RTL: the choice is remembered at the press, before the page changes',
    },
    {
      statement: ALL_OR_NOTHING,
      file: 'web/src/offline/keep.ts',
      from: '    await removeUnusedWorker().catch(() => {})\n',
      to: '',
      test: `${OFFLINE} › a copy that fails at its last file leaves no worker behind`,
    },
    {
      statement: REMOVED,
      file: 'web/src/offline/keep.ts',
      from: 'makeCopy(slug, async () => (await keptOf(slug)) !== null)',
      to: 'makeCopy(slug, async () => true)',
      test: `${OFFLINE} › a tour that is removed while its copy is renewed stays removed`,
    },
    {
      statement: REMOVED,
      file: 'web/src/offline/keep.ts',
      from: 'makeCopy(slug, async () => (await keptOf(slug)) !== null)',
      to: 'makeCopy(slug, () => caches.has(cacheName(slug, version)))',
      test: `${OFFLINE} › a copy that two tabs renew at the same time is kept`,
    },
    {
      statement: BEING_KEPT,
      file: 'web/src/offline/keep.ts',
      from: 'making.set(slug, copy)',
      to: '',
      test: `${OFFLINE} › a visitor who follows a link while a tour is kept, and comes back, sees that it is being kept`,
    },
    {
      statement: ROOM_FOR_COUNT,
      file: 'web/src/pages/tour/packing-list.module.css',
      from: 'margin-block-start: calc(1lh + var(--space-4))',
      to: 'margin-block-start: 0',
      test: `${PACKING_SPEC} › at 390 px the things to pack stay in their place when their ticks come`,
    },
    {
      statement: CUT_OFF,
      file: 'web/src/browser/load-again-online.ts',
      from: "addEventListener('online', attempt, { once: true })",
      to: '',
      test: 'tests/e2e/lead-faults.spec.ts › a send that was cut off is finished when the network is back, although its code could not be loaded',
    },
    {
      statement: SECOND_PAGE,
      file: 'functions/src/staff/list.ts',
      from: ".select('timestamp')",
      to: '.select()',
      test: 'tests/journeys/lead-pages.test.ts › the list of open leads goes on after its first page, the newest lead first',
    },
    {
      statement: ONE_ATTEMPT,
      file: 'functions/src/delivery/send-and-settle.ts',
      from: 'recipients, end - now().getTime())',
      to: 'recipients, ATTEMPT_MS)',
      test: 'tests/journeys/faults.test.ts › and slowly is tried in plainer versions only within the time of one attempt',
    },
    {
      statement: ONE_ATTEMPT,
      file: 'functions/src/delivery/send-and-settle.ts',
      from: 'if (end - now().getTime() < HAND_OVER_MS) return',
      to: 'if (false) return',
      test: 'tests/journeys/faults.test.ts › and slowly is tried in plainer versions only within the time of one attempt',
    },
    {
      statement: LEASE_KEPT,
      file: 'functions/src/sweep/sweep-store.ts',
      from: 'update(fields, { lastUpdateTime: read.updateTime })',
      to: 'update(fields)',
      test: 'tests/journeys/sweep-store.test.ts › a delivery that an event claims while the sweep postpones it keeps its lease',
    },
    {
      statement: DIGEST_KEPT,
      file: 'functions/src/delivery/delivery-store.ts',
      from: '(waiting|perhapsSent)',
      to: '(waiting)',
      test: 'tests/journeys/floods.test.ts › a digest that was perhaps sent is sent again whole when staff resend all unsent leads',
    },
    {
      statement: MONTHS,
      file: 'functions/src/staff/erase.ts',
      from: 'if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)',
      to: '',
      test: 'functions/src/staff/erase.test.ts › the day of 2027-08-31, 6 months earlier, is 2027-02-28',
    },
    {
      statement: DIMMED,
      file: 'web/src/enquiry/enquiry.module.css',
      from: 'opacity: 0.5',
      to: 'opacity: 1',
      test: 'tests/e2e/without-scripts.spec.ts › the button of a form is dimmed, because it cannot send',
    },
    {
      statement: DEPLOYED,
      file: 'web/src/browser/is-removed.ts',
      from: 'status === 404',
      to: 'status === 410',
      test: 'tests/e2e/lead-faults.spec.ts › a deployment before the visitor turns to the form: the page reloads by itself and stores one lead (query)',
    },
    {
      statement: DEPLOYED,
      file: 'web/src/enquiry/use-enquiry.ts',
      from: "  window.removeEventListener('beforeunload', askBeforeLeaving)\n  window.location",
      to: '  window.location',
      test: 'tests/e2e/lead-faults.spec.ts › a deployment before the visitor turns to the form: the page reloads by itself and stores one lead (contact)',
    },
    {
      statement: DEPLOYED,
      file: 'web/src/enquiry/drafts.ts',
      from: '      if (draft.tries) return false\n',
      to: '',
      test: 'web/src/enquiry/send.test.ts › a page whose code was removed is loaded anew once, and the draft waits for the new page',
    },
    {
      statement: DEPLOYED,
      file: 'web/src/enquiry/drafts.ts',
      from: 'return pending.all().some(({ id }) => id === draft.id)',
      to: 'return true',
      test: 'web/src/enquiry/drafts.test.ts › a draft is not kept for a reload where storage is forbidden',
    },
    {
      statement: DEPLOYED,
      file: 'web/src/enquiry/send.ts',
      from: 'CodeRemovedError && isShown() &&',
      to: 'CodeRemovedError &&',
      test: 'web/src/enquiry/send.test.ts › a page whose code was removed is not loaded anew when the visitor has left the form',
    },
    {
      statement: TWO_UNFINISHED,
      file: 'web/src/enquiry/use-enquiry.ts',
      from: 'fillIn(element, values, shown)',
      to: 'fillIn(element, values)',
      test: 'tests/e2e/lead-faults.spec.ts › two closed tabs with different quote requests: the form shows the one that fails, and each is stored once',
    },
    {
      statement: 'A send that was cut off is finished although the clock was set back since',
      file: 'web/src/enquiry/drafts.ts',
      from: 'Math.abs(now() - at)',
      to: '(now() - at < 0 ? lifetime : now() - at)',
      test: 'web/src/enquiry/drafts.test.ts › a pending draft is kept when the clock is set back after the press',
    },
  ],
}
