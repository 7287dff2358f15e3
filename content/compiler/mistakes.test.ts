// The mistakes that an editor makes: each is reported with its file, its line and a message.

import { expect, it } from 'vitest'
import { compileWith, fixture as content } from '../fixture/index.ts'
import { compile } from './compile.ts'
import { contentFiles } from './files.ts'
import { mistakesText } from './report.ts'

const TURTUK = 'tours/leh-to-leh-with-turtuk.md'
const ZANSKAR = 'tours/zanskar-traverse.md'
const POST = 'posts/two-nights-in-leh.md'

type Case = {
  mistake: string
  file: string
  /** What the mistake replaces: the first occurrence, or all of them for a pattern with the flag g. */
  from: string | RegExp
  to: string
  /** The file that the message names, if the mistake is in another file. */
  at?: string
  /** The message names the first line that contains this text after the change. */
  line: string
  message: string
}

/** The Turtuk tour with these departures. The message names the first of the lines. */
const withDepartures = (lines: string) => ({
  file: TURTUK,
  from: /departures:\n(?: {2}.*\n)+/,
  to: `departures:\n${lines}\n`,
  line: lines.split('\n')[0]!,
})

// biome-ignore format: a table
const cases: readonly Case[] = [
  { mistake: 'an unknown place', file: TURTUK, from: 'stops: Leh, Khardung La,', to: 'stops: Leh, Khardung Laa,',
    line: 'Khardung Laa', message: "day 3: 'Khardung Laa' is not in places.yaml. Did you mean 'Khardung La'?" },
  { mistake: 'two places without a road between them', file: TURTUK, from: 'Hunder, Turtuk, Thang, Turtuk, Hunder', to: 'Hunder, Thang, Turtuk, Hunder',
    line: 'stops: Hunder, Thang', message: "day 4: legs.yaml has no road from 'Hunder' to 'Thang'. Name a place between the two, or add the leg." },
  { mistake: 'a day that begins at another place than the night before', file: TURTUK, from: 'stops: Spangmik, Lukung, Tangtse', to: 'stops: Lukung, Tangtse',
    line: 'stops: Lukung', message: "day 6 begins at 'Lukung', but the night before was at 'Spangmik'. Begin the stops with 'Spangmik'." },
  { mistake: 'a text that names a place off the road', file: TURTUK, from: 'the last sure pump before Karu', to: 'the last sure pump before Kargil',
    line: 'before Kargil', message: 'day 5: the text names Kargil, but its stops do not. Add it to the stops where the road passes it.' },
  { mistake: 'a high night without a line "high night:"', file: TURTUK, from: 'high night: Two nights in Leh and two in Hunder come first.\n', to: '',
    line: '## Day 5', message: 'day 5: the night at Spangmik exceeds the guideline (above 3,000 m, at most 500 m a night). Say what the tour does about it, in a line "high night: Two nights in Leh come first."' },
  { mistake: 'a line "high night:" for a night that is not high', file: TURTUK, from: 'picture: khardung-la\n', to: 'picture: khardung-la\nhigh night: Sleep well.\n',
    line: '## Day 3', message: 'day 3 has a line "high night:", but its night does not exceed the guideline (above 3,000 m, at most 500 m a night). Delete the line.' },
  { mistake: 'a wrong indent', file: TURTUK, from: '  background: ', to: '   background: ',
    line: '   background:', message: 'The indent does not fit the lines above. Fields of one group begin in the same column.' },
  { mistake: 'a tab as indent', file: 'prices.yaml', from: '      price: 10107', to: '\tprice: 10107',
    line: '\tprice', message: 'There is a tab before the text. Replace the tab by spaces: two for each level.' },
  { mistake: 'month 13', file: TURTUK, from: 'first: 2027-04-03', to: 'first: 2027-13-03',
    line: '2027-13-03', message: "'departures', entry 1, 'first': '2027-13-03' is not a day of the calendar: no year has a month 13. Write year-month-day, for example 2027-04-03." },
  { mistake: 'a day that the month does not have', file: POST, from: /date: .*/, to: 'date: 2026-02-30',
    line: 'date:', message: "'date': '2026-02-30' is not a day of the calendar. Write year-month-day, for example 2027-04-03." },
  { mistake: 'a price as text', file: 'prices.yaml', from: 'price: 10107', to: "price: '10,107'",
    line: "'10,107'", message: "'lists', 'leh-loop', entry 1, 'price': '10,107' must be a number. Write digits only, without comma or currency: 10107." },
  { mistake: 'a price with the sign of the rupee', file: ZANSKAR, from: /price: .*/, to: 'price: ₹34,400',
    line: 'price:', message: "'price' is '₹34,400'. Write a whole number of rupees in digits only, from 1000 to 1000000; or: on request." },
  { mistake: 'a GST rate without its decimal point', file: 'prices.yaml', from: 'gstPercent: 12.5', to: 'gstPercent: 125',
    line: 'gstPercent:', message: "'gstPercent' is 125. Write a number of at most 40." },
  { mistake: 'a price of zero', file: 'prices.yaml', from: 'price: 10107', to: 'price: 0',
    line: 'price: 0', message: "'lists', 'leh-loop', entry 1, 'price' is 0. Write a number of at least 1000." },
  { mistake: 'a deposit that depositText does not name', file: 'prices.yaml', from: 'deposit: 4100', to: 'deposit: 6000',
    line: 'depositText: ', message: "'depositText': The text must name the deposit of 'classic', 6000." },
  { mistake: 'an add-on whose label has another amount', file: 'prices.yaml', from: 'rupees: 1003', to: 'rupees: 1300',
    line: 'rupees: 1300', message: "'lists', 'leh-loop', entry 1, 'ons', entry 1, 'rupees': The label says +1003. Correct one of the two." },
  { mistake: 'an add-on whose label has no amount', file: 'prices.yaml', from: 'Hummer for 7000 more', to: 'Hummer',
    line: 'label: Hummer', message: "'lists', 'leh-loop', entry 1, 'ons', entry 2, 'label': The label must name the amount: +7000." },
  { mistake: 'an add-on for an unknown bike', file: 'prices.yaml', from: 'bike: electric', to: 'bike: eletric',
    line: 'bike: eletric', message: "'lists', 'leh-loop', entry 1, 'ons', entry 2, 'bike': 'eletric' is not below 'bikes'. Did you mean 'electric'?" },
  { mistake: 'two add-ons with the same words', file: 'prices.yaml', from: "'Goat +1,003', rupees: 1003", to: 'Hummer for 7000 more, rupees: 7000',
    line: 'bike: electric', message: "'lists', 'leh-loop', entry 1, 'ons', entry 2, 'label': These words stand twice. Change one." },
  { mistake: 'a title with another number of people', file: 'prices.yaml', from: 'people: 3', to: 'people: 2',
    line: 'people: 2', message: "'lists', 'leh-loop', entry 2, 'people': The title says 3 people. Correct one of the two." },
  { mistake: 'an option with the unit bike that names no bike', file: 'prices.yaml', from: '      bike: himalayan\n', to: '',
    line: 'unit: bike', message: "'lists', 'leh-loop', entry 2, 'unit': Which bike is in the price? Add 'bike:' with one of: classic, himalayan, electric." },
  { mistake: 'a seat with a bike', file: 'prices.yaml', from: 'unit: bike', to: 'unit: seat',
    line: '      bike: himalayan', message: "'lists', 'leh-loop', entry 2, 'bike': A seat has no bike. Delete this line, or correct the unit." },
  { mistake: 'a motorbike tour with a price and without a bike', file: ZANSKAR, from: 'bike: classic\n', to: '',
    line: 'price:', message: "The price is for a bike. Add a line 'bike:' with one of: classic, himalayan, electric." },
  { mistake: 'a motorbike tour with an unknown bike', file: ZANSKAR, from: 'bike: classic', to: 'bike: scooter',
    line: 'bike:', message: "'scooter' is not below 'bikes' of prices.yaml. It is one of: classic, himalayan, electric." },
  { mistake: 'a bike beside a price list', file: TURTUK, from: 'priceList: leh-loop', to: 'priceList: leh-loop\nbike: classic',
    line: 'bike:', message: "Only a motorbike tour with a price of its own has a line 'bike:'. Delete the line." },
  { mistake: 'an unknown region', file: TURTUK, from: 'region: ladakh', to: 'region: ladak',
    line: 'region:', message: "'region' is 'ladak', which is not known. Did you mean 'ladakh'?" },
  { mistake: 'a price and a price list', file: TURTUK, from: 'priceList: leh-loop', to: 'priceList: leh-loop\nprice: 23900',
    line: 'price: 23900', message: "The tour has a 'price' and a 'priceList'. Delete one of the two: a list has its own prices." },
  { mistake: 'no price', file: TURTUK, from: 'priceList: leh-loop\n', to: '',
    line: '---', message: "The tour has no price. Add 'price: 23900', 'price: on request', or 'priceList:' with a list of prices.yaml." },
  { mistake: 'an unknown price list', file: TURTUK, from: 'priceList: leh-loop', to: 'priceList: leh-lop',
    line: 'priceList', message: "prices.yaml has no list 'leh-lop'. Did you mean 'leh-loop'?" },
  { mistake: 'a picture that does not exist', file: TURTUK, from: 'picture: chang-la', to: 'picture: chang-laa',
    line: 'chang-laa', message: "day 6: the picture 'chang-laa' is not in content/src/pictures.ts. Did you mean 'chang-la'?" },
  { mistake: 'two tours with the same picture on their cards', file: TURTUK, from: /card: .*/, to: 'card: shinku-la',
    at: ZANSKAR, line: 'card:', message: "leh-to-leh-with-turtuk.md has this picture on its card too. Choose another one." },
  { mistake: 'a header picture that stands twice', file: TURTUK, from: /header: .*/, to: 'header: [khardung-la, khardung-la, hunder-dunes, shyok-road, diskit]',
    line: 'header:', message: 'The first four pictures of the header must differ from each other.' },
  { mistake: 'only three header pictures', file: TURTUK, from: /header: .*/, to: 'header: [khardung-la, hunder-dunes, shyok-road]',
    line: 'header:', message: "'pictures', 'header', entry 4 is missing." },
  { mistake: 'a field with a spelling mistake', file: TURTUK, from: 'season:', to: 'seasn:',
    line: 'seasn:', message: "'seasn' is not a field here. Did you mean 'season'?" },
  { mistake: 'a missing field', file: POST, from: /tag: .*\n/, to: '',
    line: 'id:', message: "'tag' is missing. Add it as in another entry or file." },
  { mistake: 'an empty field', file: TURTUK, from: /season: .*/, to: 'season:',
    line: 'season:', message: "'season' is empty. Write its value behind the colon." },
  { mistake: 'a field that stands twice', file: TURTUK, from: 'ride: motorbike', to: 'ride: motorbike\nride: SUV',
    line: 'ride: SUV', message: 'This field stands twice. Delete one of the two lines.' },
  { mistake: 'a colon in a text without quotes', file: TURTUK, from: 'title: Leh', to: 'title: New: Leh',
    line: 'title: New', message: 'The line is not "field: value", or its indent is wrong, or its text has a colon and needs quotes around it.' },
  { mistake: 'a quotation mark that is not closed', file: TURTUK, from: /place: .*/, to: 'place: "Ladakh',
    line: 'place:', message: 'A quotation mark or a bracket is opened, but not closed.' },
  { mistake: 'an article with a placeholder that does not exist', file: POST, from: '\n---\n\n', to: '\n---\n\n{bike}\n\n',
    line: '{bike}', message: "No list is called 'bike'. Write {bikes}, {prices leh-loop} or {add-ons leh-loop}." },
  { mistake: 'an article with an unknown price list', file: POST, from: '\n---\n\n', to: '\n---\n\n{prices leh-lop}\n\n',
    line: '{prices', message: "prices.yaml has no list 'leh-lop'. Did you mean 'leh-loop'?" },
  { mistake: 'bold text that does not end', file: TURTUK, from: 'This is the loop', to: 'This is **the loop',
    line: '**the loop', message: 'Bold text begins with ** and must end with **. One of the two is missing.' },
  { mistake: 'a day with the wrong number', file: TURTUK, from: '## Day 5:', to: '## Day 6:',
    line: '## Day 6: Up', message: "This is the tour's day 5, but its heading says day 6. Number the days in their order." },
  { mistake: 'a day without stops', file: TURTUK, from: /stops: Hunder, T.*\n/, to: '',
    line: '## Day 4', message: 'Day 4 has no line "stops:" below its heading. Write the places in order, for example "stops: Leh, Khardung La, Hunder".' },
  { mistake: 'a day with two paragraphs', file: TURTUK, from: 'The Shyok narrows', to: 'Early.\n\nThe Shyok narrows',
    line: 'The Shyok narrows', message: 'Day 4 has 2 paragraphs of text. The page shows exactly one: join or write them.' },
  { mistake: 'an hour of one digit', file: TURTUK, from: '**09:30 Leave Leh**', to: '**9:30 Leave Leh**',
    line: '**9:30', message: "Day 2: write '9:30' as 09:30." },
  { mistake: 'an hour that no clock has', file: TURTUK, from: '**19:00 Briefing', to: '**25:00 Briefing',
    line: '25:00', message: 'Day 1: no clock shows 25:00. Hours go to 23, minutes to 59.' },
  { mistake: 'two entries with the same time', file: TURTUK, from: '**19:00 Briefing', to: '**17:00 Briefing',
    line: '**17:00 Briefing', message: 'day 1: 17:00 comes after 17:00 in the list. Put the entries in the order of the day.' },
  { mistake: 'too little time for the road', file: TURTUK, from: '**13:45 Diskit**', to: '**12:45 Diskit**',
    line: '**12:45 Diskit**', message: 'day 3: 12:45 is too early for Diskit. From Khalsar (12:15) the road takes 36 minutes. Write 12:55 or later.' },
  { mistake: 'an altitude that differs from places.yaml', file: TURTUK, from: 'Khardung La (5,359 m)', to: 'Khardung La (5,602 m)',
    line: '(5,602 m)', message: 'Khardung La is at 5,359 m in places.yaml, not 5,602 m. Write 5,359 m, or correct places.yaml.' },
  { mistake: 'a night far above the previous night, without a named lower place', file: TURTUK, from: /Tangtse \(3,950 m\)/g, to: 'Tangtse',
    line: '## Day 5', message: 'day 5: the night at Spangmik is 1090 m higher than the night before. Name a lower place with its altitude, as "Tangtse (3,950 m)".' },
  { mistake: 'an entry without asterisks', file: TURTUK, from: '**19:00 Briefing and papers**', to: '19:00 Briefing and papers.',
    line: '19:00', message: 'Day 1: the time and the place stand between two asterisks each: "- **08:00 Leave Leh** Early, before the traffic."' },
  { mistake: 'a question without an answer', file: TURTUK, from: '\n### What if', to: '\n### Is there tea?\n\n### What if',
    line: '### Is there tea?', message: "The question 'Is there tea?' needs exactly one paragraph as its answer." },
  { mistake: 'a summary that search results would cut', file: TURTUK, from: /summary: >-\n {2}/, to: 'summary: >-\n  This is the tour of which everybody at home has heard so much in the last years. ',
    line: 'summary:', message: 'characters. Write 110 to 155, so that search results show it whole.' },
  { mistake: 'the claim to have the highest road in the world', file: TURTUK, from: 'This is the loop', to: 'This is the world’s highest loop',
    line: 'world’s highest', message: 'A higher road has been reported since 2025. Write "one of the highest motorable roads in the world".' },
  { mistake: 'two pages with one title', file: ZANSKAR, from: /^title: .*/m, to: 'title: Leh to Leh with Turtuk',
    line: 'title:', message: 'leh-to-leh-with-turtuk.md has the same title. Write another one.' },
  { mistake: 'an unknown list of things to pack', file: TURTUK, from: 'thingsToPack: ladakh-ride', to: 'thingsToPack: ladak-ride',
    line: 'ladak-ride', message: "lists.yaml has no list 'ladak-ride' below 'thingsToPack'. Did you mean 'ladakh-ride'?" },
  { mistake: 'a list with another number of nights than the tour', file: ZANSKAR, from: 'inclusions: himalaya-ride', to: 'inclusions: leh-loop',
    line: 'inclusions: leh-loop', message: `'leh-loop' of lists.yaml has "6 nights’ stay on a sharing basis", but the tour has 0 nights. Choose a list with {nights}.` },
  { mistake: 'a helmet for a seat in an SUV', file: TURTUK, from: 'ride: motorbike', to: 'ride: SUV',
    line: 'lists:', message: `'ladakh-ride' of lists.yaml has "Full-face helmet", but the tour goes by SUV. Choose a list for an SUV.` },
  { mistake: 'a leg to a place that does not exist', file: 'legs.yaml', from: 'to: Khardung La', to: 'to: Kardung La',
    line: 'Kardung La', message: "'Kardung La' is not in places.yaml. Did you mean 'Khardung La'?" },
  { mistake: 'a leg that stands twice', file: 'legs.yaml', from: /^/, to: '- { from: Hunder, to: Diskit, roadKm: 10, ridingHours: 0.3 }\n',
    line: 'from: Diskit, to: Hunder', message: 'Diskit to Hunder stands twice. A leg counts in both directions.' },
  { mistake: 'a road with a digit too many', file: 'legs.yaml', from: 'roadKm: 40,', to: 'roadKm: 400,',
    line: 'roadKm: 400', message: 'Leh to Khardung La is 400 km by road, but 13 km in a straight line. Correct roadKm or the position of a place, or add "rough: true" to a road of many bends.' },
  { mistake: 'a riding time that is too long', file: 'legs.yaml', from: 'ridingHours: 1.75', to: 'ridingHours: 10.5',
    line: 'ridingHours: 10.5', message: 'Leh to Khardung La would be ridden at 4 km/h. Correct roadKm or ridingHours, or add "rough: true" to a very bad road.' },
  { mistake: 'an altitude in feet', file: 'places.yaml', from: 'altitudeM: 5359', to: 'altitudeM: 17582',
    line: 'Khardung La:', message: "'Khardung La', 'altitudeM' is 17582. Write a number of at most 8849." },
  { mistake: 'a pump at an unknown place', file: 'pumps-and-signal.yaml', from: 'fuel: [Leh', to: 'fuel: [Lay',
    line: 'fuel:', message: "'Lay' is not in places.yaml." },
  { mistake: 'a base address with a slash at the end', file: 'agency.yaml', from: 'https://seventh-pass.example\n', to: 'https://seventh-pass.example/\n',
    line: 'baseUrl', message: "'baseUrl': 'https://seventh-pass.example/' is not an address. Write it with https:// and without a path or a slash at the end." },
  { mistake: 'a phone number without its country', file: 'agency.yaml', from: "'+91 184 000 0000'", to: "'0184 000 0000'",
    line: 'phone:', message: "'phone': '0184 000 0000' cannot be dialled. Write a plus sign, the country code and the digits: +91 184 000 0000." },
  { mistake: 'a phone number with a digit too few', file: 'agency.yaml', from: "'+91 184 000 0000'", to: "'+91 184 000 000'",
    line: 'phone:', message: "'phone': '+91 184 000 000' cannot be dialled." },
  { mistake: 'a WhatsApp number without its country', file: 'agency.yaml', from: 'whatsapp: none', to: "whatsapp: '8800000000'",
    line: 'whatsapp:', message: "'whatsapp': Write the country code and the digits only: 918800000000; or: none" },
  { mistake: 'an e-mail address without its domain', file: 'agency.yaml', from: 'hello@seventh-pass.example', to: 'hello',
    line: 'email:', message: "'email': 'hello' is not an e-mail address. Write it like name@agency.in." },
  { mistake: 'a time in words', file: 'agency.yaml', from: "opens: '09:00'", to: 'opens: 9am',
    line: 'opens:', message: "'office', 'opens': '9am' is not a time. Write two digits each: 09:00." },
  { mistake: 'an e-mail address as a link', file: 'agency.yaml', from: /email: .*/, to: 'email: mailto:hello@seventh-pass.example',
    line: 'email:', message: 'is not an e-mail address.' },
  { mistake: 'a base address with a path', file: 'agency.yaml', from: /baseUrl: .*/, to: 'baseUrl: https://seventh-pass.example/home',
    line: 'baseUrl:', message: 'is not an address. Write it with https:// and without a path' },
  { mistake: 'a base address with a user', file: 'agency.yaml', from: /baseUrl: .*/, to: 'baseUrl: https://me@seventh-pass.example',
    line: 'baseUrl:', message: 'is not an address.' },
  { mistake: 'a profile of another network', file: 'agency.yaml', from: /instagram: .*/, to: 'instagram: https://www.facebook.com/seventhpass',
    line: 'instagram:', message: 'is no profile of instagram.com. Write it as https://www.instagram.com/name.' },
  { mistake: 'a PIN of five digits', file: 'agency.yaml', from: /postalCode: .*/, to: "postalCode: '13200'",
    line: 'postalCode:', message: "'13200' is no PIN. Write six digits." },
  { mistake: 'an office that closes before it opens', file: 'agency.yaml', from: /closes: .*/, to: "closes: '08:00'",
    line: 'closes:', message: 'The office closes before it opens.' },
  { mistake: 'GST as a part of one', file: 'prices.yaml', from: /gstPercent: .*/, to: 'gstPercent: 0.05',
    line: 'gstPercent:', message: 'Write percent, not a part of one: 5 for 5%.' },
  { mistake: 'a fifth question, which the page would not show', file: TURTUK, from: '\n### What if', to: '\n### Is there tea?\n\nYes.\n\n### What if',
    line: '## Questions', message: 'The tour has 5 questions, but the page shows 4. Write 4.' },
  { mistake: 'more groups on a day than captains', file: 'agency.yaml', from: /captains: \d+/, to: 'captains: 1',
    at: TURTUK, line: 'departures:', message: '2 groups are out (leh-to-leh-with-turtuk, ' },
  { mistake: 'a file without front matter', file: POST, from: '---\n', to: '',
    line: 'id:', message: 'The file must begin with its head: a line "---", the fields, and "---" again.' },
  { mistake: 'a departure shorter than the tour', ...withDepartures('  - 2028-04-01 to 2028-04-05'),
    message: "The departure '2028-04-01 to 2028-04-05' has 5 days, but the tour has 7. It ends on 2028-04-07." },
  { mistake: 'a departure with an em dash', ...withDepartures('  - 2028-04-01 — 2028-04-07'),
    message: "'departures', entry 1 is '2028-04-01 — 2028-04-07'. Write { first: …, last: …, rhythm: … }, or one departure: 2027-04-03 to 2027-04-09." },
  { mistake: 'a last day outside of the rhythm', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-29, rhythm: weekly }'),
    message: 'No departure is on 2028-09-29: weekly from 2028-04-01, the last one before is 2028-09-23. Write that day.' },
  { mistake: 'a season that ends before it begins', ...withDepartures('  - { first: 2028-09-30, last: 2028-04-01, rhythm: weekly }'),
    message: 'The last departure, 2028-04-01, is before the first, 2028-09-30. Exchange the two.' },
  { mistake: 'an unknown rhythm', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-30, rhythm: weeky }'),
    message: "'departures', entry 1, 'rhythm' is 'weeky', which is not known. Did you mean 'weekly'?" },
  { mistake: 'a full departure that does not exist', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: [2028-04-02] }'),
    message: 'The tour does not leave on 2028-04-02. Write the first day of one of its departures.' },
  { mistake: 'a departure left out and full', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: [2028-04-08], except: [2028-04-08] }'),
    message: "The departure of 2028-04-08 is left out by 'except', and cannot be full or guaranteed. Delete one of the two." },
  { mistake: 'two departures on one day', ...withDepartures('  - 2028-04-08 to 2028-04-14\n  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly }'),
    message: 'Two departures begin on 2028-04-08. Delete one, or end the first season earlier.' },
  { mistake: 'a day in braces without brackets', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: 2028-04-08 }'),
    message: "'departures', entry 1, 'full' must be a list. Put it in square brackets: [2028-04-08]." },
  { mistake: 'a season without its rhythm', ...withDepartures('  - { first: 2028-04-01, last: 2028-09-30 }'),
    message: "'departures', entry 1, 'rhythm' is missing. Write one of: weekly, fortnightly, every 3 weeks, every 4 weeks." },
  { mistake: 'a year with its digits exchanged', ...withDepartures('  - { first: 2082-04-01, last: 2028-09-30, rhythm: weekly }'),
    message: "'departures', entry 1, 'first': '2082-04-01' is in the year 2082. Write a year from 2020 to " },
  { mistake: 'a season of several years', ...withDepartures('  - { first: 2028-04-01, last: 2030-09-25, rhythm: weekly }'),
    message: 'The season from 2028-04-01 to 2030-09-25 is longer than a year. Correct a year.' },
  { mistake: 'a list with a word in braces that no tour fills in', file: 'lists.yaml', from: '{start}', to: '{begin}',
    at: ZANSKAR, line: 'lists:', message: "'one-way-ride' of lists.yaml has {begin}, which no tour fills in. Write {nights}, {start} or {end}." },
]
it.each(cases)('$mistake: reported at its line', ({ file, from, to, at = file, line, message }) => {
  const text = content.get(file)!
  const broken = new Map([...content, [file, text.replace(from, () => to)]])
  expect(broken.get(file), 'the mistake is not made').not.toBe(text)
  const where =
    broken
      .get(at)!
      .split('\n')
      .findIndex((written) => written.includes(line)) + 1
  expect(compile(broken).mistakes).toContainEqual({
    file: at,
    line: where,
    text: expect.stringContaining(message),
  })
})

const anotherPost = content.get(POST)!.replace(/id: \d+/, 'id: 99')

// biome-ignore format: a table
it.each([
  ['an article with the name of a tour', 'posts/zanskar-traverse.md', anotherPost, 'tours/zanskar-traverse.md has the same name. Rename one of the two files.'],
  ['3 a file name with capital letters', 'posts/Two-nights.md', anotherPost, "The file's name becomes the address: small letters, digits and hyphens, then .md."],
  ['a file that no page reads', 'price.yaml', 'a: 1', "No page reads this file. Did you mean 'prices.yaml'?"],
])('%s: reported in the file’s first line', (_, file, written, text) => {
  expect(compileWith(file, written).mistakes).toContainEqual({ file, line: 1, text })
})

it('when two files have the same id, the mistake is reported in the newer file', () => {
  const text = content
    .get(ZANSKAR)!
    .replace(/^title: .*/m, 'title: Another')
    .replace(/\n.* 2027.*/, ' on request')
  const copy = text.replace('card: shinku-la', 'card: rangdum').replace('A one-way', 'This one-way')
  // Files come in the order in which they were made.
  expect(compileWith('tours/another.md', copy).mistakes).toEqual([
    {
      file: 'tours/another.md',
      line: 3,
      text: 'zanskar-traverse.md has the id 4 too. The next free id is 5.',
    },
  ])
})

it('a missing file is reported', () => {
  const files = new Map(content)
  files.delete('team.yaml')
  expect(compile(files).mistakes).toEqual([
    { file: 'team.yaml', line: 1, text: 'The file is missing. Bring it back from the history.' },
  ])
})

it('mistakes of several files are reported together, in the order of files and lines', () => {
  const post = content.get(POST)!.replace(/tag: .*/, 'tag:')
  const tour = content
    .get(TURTUK)!
    .replace('Khardung La,', 'Kardung La,')
    .replace('Chang La,', 'Chang Laa,')
  const { mistakes } = compile(new Map([...content, [TURTUK, tour], [POST, post]]))
  const found = [...mistakesText(mistakes).matchAll(/^content\/(.*):(\d+)$/gm)]
  const lines = found.filter(([, file]) => file === TURTUK).map(([, , line]) => Number(line))
  expect(found[0]?.[1]).toBe(POST)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})

it('the content of the site has no mistakes', () => {
  expect(compile(contentFiles()).mistakes).toEqual([])
})
