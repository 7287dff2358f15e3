// Mistakes in the syntax of YAML and Markdown, in characters, and in names of files.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compileWith, fixture } from '../fixture/index.ts'
import { blocksOf } from './blocks.ts'
import { filesIn } from './files.ts'
import { readYaml } from './read-yaml.ts'
import { type YamlContent, yamlFiles } from './schema.ts'

describe('YAML', () => {
  // biome-ignore format: a table
  it.each([
    // what is written after "place: "                     what the message has
    ['Leh to Leh #1 with Turtuk',                          "YAML cuts the line before '#1 with Turtuk'. Put quotes around the whole text"],
    ["'Leh' # the town",                                   "YAML cuts the line before '# the town'"],
    ['&nbsp Leh',                                          "YAML gives '&nbsp' a meaning of its own. Put quotes around the text."],
    ['*Leh*',                                              "YAML gives '*Leh*' a meaning of its own."],
    ['*$&',                                                "YAML gives '*$&' a meaning of its own."],
    ['!Leh',                                               "YAML gives '!Leh' a meaning of its own."],
    ['@Leh',                                               'A text cannot begin with this sign. Put quotes around the text.'],
    ['“Leh”',                                              'The text stands in quotation marks, which would be shown.'],
    ['"C:\\new"',                                          'A backslash in double quotes has a meaning in YAML.'],
    ["'Leh'ling'",                                         'This line cannot be read'],
    ["'**Leh**'",                                          'Bold and italics are not shown here.'],
    ['a *very* long text',                                 'Bold and italics are not shown here.'],
    ['|\n    Leh\n\n    La',                               'The text has paragraphs or uneven'],
    ['>-\n    Leh\n\n    La',                              'The text has paragraphs or uneven'],
  ])('a text written as %s is a mistake', (written, message) => {
    const [mistake, ...more] = mistakesIn('top-destinations', `- image: rome\n  hotels: 3 Hotels\n  place: ${written}\n`)
    expect(more).toEqual([])
    expect(mistake).toEqual({ line: 3, text: expect.stringContaining(message) })
  })

  it.each(['012', '0o17', '0x11', '+12', '12.', '.inf', '12e0', '1_2', 'twelve', '1.2.5'])(
    'a number written as %s is a mistake',
    (written) => {
      const text = fixture.get('prices.yaml')!.replace('12.5', written)
      expect(mistakesIn('prices', text)).toEqual([
        { line: 3, text: expect.stringContaining(`'${written}'. Write a number: digits only`) },
      ])
    },
  )

  it.each(['no', 'off', 'yes', '1'])('a yes or no written as %s is a mistake', (written) => {
    const text = fixture.get('agency.yaml')!.replace('keepsTours: true', `keepsTours: ${written}`)
    expect(mistakesIn('agency', text)).toMatchObject([
      { text: expect.stringContaining('It is one of: true, false.') },
    ])
  })

  it.each(['---', '...'])('a line %s in the middle is a mistake', (line) => {
    expect(mistakesIn('lists', `${fixture.get('lists.yaml')}${line}\na: b\n`)).toHaveLength(1)
  })

  it('a first line that changes the version of YAML is a mistake', () => {
    const text = `%YAML 1.1\n---\n${fixture.get('agency.yaml')}`
    expect(mistakesIn('agency', text).map(({ line }) => line)).toContain(1)
  })

  it('a wrapped text whose line begins with a number sign is a mistake', () => {
    const text = '- image: rome\n  hotels: 3 Hotels\n  place: Leh is the\n    #1 in Ladakh\n'
    expect(mistakesIn('top-destinations', text)).toMatchObject([
      { line: 4, text: expect.stringContaining("YAML cuts the line before '#1 in Ladakh'") },
    ])
  })

  it('a comment on its own line, a # within a text, and a \\ in single quotes are no mistake', () => {
    const folded = '# all\n- image: rome\n  # the town\n  place: >-\n    Leh#1 and\n    # 2\n'
    const text = `${folded}  hotels: "3 # 4"\n- { image: rome, place: 'Leh\\La', hotels: "3" }\n`
    expect(mistakesIn('top-destinations', text)).toEqual([])
  })

  it.each(['12', '1e3', '0o17', 'true', 'null', '~'])('%s is a text', (written) => {
    const text = `- { image: rome, hotels: 3 Hotels, place: ${written} }`
    const found = readYaml(text, yamlFiles({})['top-destinations'], () => expect.unreachable())
    expect(found?.value[0]?.place).toBe(written)
  })
})

describe('Markdown', () => {
  // biome-ignore format: a table
  it.each([
    ['a word in *italics*',             'Italics are not shown.'],
    ['a word in __bold__',              'Bold text stands between two asterisks'],
    ['above\n\n---\n\nbelow',           'A line between parts is not shown.'],
    ['Title\n=====',                    'A line of === or --- is no heading.'],
    ['## Title ##',                     'Write the words of the heading behind its # signs, and no #'],
    ['##',                              'Write the words of the heading behind its # signs, and no #'],
    ['# Title',                         'A line of text begins with no #'],
    ['    code',                        'Indented lines are not shown.'],
    ['one  \ntwo',                      'A line break is not shown.'],
    ['a \\* b',                         'A backslash would be shown.'],
    ['##Title',                         'A heading needs a space behind its # signs.'],
    ['• one',                           'An item of a list begins with a hyphen and a space'],
    ['● one',                           'An item of a list begins with a hyphen and a space'],
    ['o one',                           'An item of a list begins with a hyphen and a space'],
    ['for 15—20 minutes',               'An em dash is between numbers. A range has an en dash: 15–20.'],
    ['See [our tours',                  'A bracket is opened and not closed.'],
    ['| a | b |\n| - | - |',            'Tables are not shown.'],
    ['a | b\n--- | ---',                'Tables are not shown.'],
    ['See https://leh.nic.in for it.',  'Addresses of pages are not shown as links.'],
    ['See www.leh.nic.in for it.',      'Addresses of pages are not shown as links.'],
    ['1. one',                          'Numbered lists are not shown.'],
    ['- one\n  - two',                  'An item is one paragraph.'],
    ['- one\n\n  two',                  'An item is one paragraph.'],
    ['> one\n>\n> two',                 'A note is one paragraph.'],
  ])('a text written as %j is a mistake', (written, message) => {
    const mistakes: string[] = []
    blocksOf(written, (_, text) => mistakes.push(text), 0)
    expect(mistakes[0]).toContain(message)
  })

  it('plain words, numbers and signs are no mistake', () => {
    const mistakes: string[] = []
    const written =
      '5 * 3 = 15, a_b, AT&T, 1 < 2, “quoted”, ₹400 (about), 12:30.\n\n- one\n- **two**\n\n> a note\n  > goes on'
    const blocks = blocksOf(written, (_, text) => mistakes.push(text), 0)
    expect(mistakes).toEqual([])
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'note'])
    expect(blocks.at(-1)).toMatchObject({ text: 'a note goes on' })
  })

  it('a comment is not shown, and does not change the line numbers of messages', () => {
    const lines: number[] = []
    const blocks = blocksOf('<!-- open: one\ntwo -->\nText.\n\n---', (line) => lines.push(line), 10)
    expect(blocks.map(({ kind, line }) => [kind, line])).toEqual([['paragraph', 13]])
    expect(lines).toEqual([15])
  })
})

describe('the characters of a file', () => {
  // biome-ignore format: a table
  it.each([
    ['<<<<<<< HEAD',                 'This line is left from a merge of two versions.'],
    ['=======',                      'This line is left from a merge of two versions.'],
    ['||||||| base',                 'This line is left from a merge of two versions.'],
    ['>>>> ORIGINAL',                'This line is left from a merge of two versions.'],
    ['caf\uFFFD',                    "A character cannot be read behind 'caf'."],
    ['itâ€™s',                       "'â€™' is a character that was read wrongly."],
    ['cafÃ©',                        "'Ã©' is a character that was read wrongly."],
    ['200â‚¹',                       "'â‚¹' is a character that was read wrongly."],
    ['Å¡koda',                       "'Å¡' is a character that was read wrongly."],
    ['caf√©',                        "'√©' is a character that was read wrongly."],
    ['it鈥檚',                         "'鈥' is a letter of another alphabet behind 'it'."],
    ['caf├⌐',                        "'├' is a letter of another alphabet behind 'caf'."],
    ['See [us](/grid).',             "'[us](' would be shown as it is."],
    ['`$&`',                         "'`$&`' would be shown as it is."],
    ['See [our tours](/grid',        "'[our tours](' would be shown as it is."],
    ['[us]: /grid',                  "'[us]:' would be shown as it is."],
    ['![us](/a.png)',                "'[us](' would be shown as it is."],
    ['- [ ] one',                    "'[ ]' would be shown as it is."],
    ['one[^1]',                      "'[^' would be shown as it is."],
    ['a `code`',                     "'`code`' would be shown as it is."],
    ['Leh&nbsp;La',                  "'&nbsp;' would be shown as it is."],
    ['a <b>bold</b> word',           "'<b>' would be shown as it is."],
    ['Write to <a@example.in>.',     "'<a@example.in>' would be shown as it is."],
    ['> [!NOTE]',                    "'[!NOTE]' would be shown as it is."],
    ['a ~long~ word',                "'~long~' would be shown as it is."],
    ['well :smile:',                 "':smile:' would be shown as it is."],
    ['see [us][1]',                  "'[us][' would be shown as it is."],
    ['{{ name }}',                   "'{{' would be shown as it is."],
    ['::: note',                     "':::' would be shown as it is."],
    ['a) one',                       "'a)' would be shown as it is."],
    ['Khardung\u200B La',            "There is an invisible character behind 'Khardung'."],
    ['Khardung\u00A0La',             "There is an invisible character behind 'Khardung'."],
    ['Khar\u00ADdung',               "There is an invisible character behind 'Khar'."],
    ['क्\u200Dष L\u200Deh',           "There is an invisible character behind 'क्\u200Dष L'."],
    ['\uFEFFLeh',                    'There is an invisible character at the start of the line.'],
    ['\u202Eheb\u202C',              'There is an invisible character at the start of the line.'],
    ['L\u0435h',                     "'\u0435' is a letter of another alphabet behind 'L'."],
    ['# L\u0435h',                   "'\u0435' is a letter of another alphabet behind '# L'."],
  ])('a line with %j is a mistake', (written, message) => {
    const name = 'posts/two-nights-in-leh.md'
    const text = `${fixture.get(name)}\n${written}\n`
    const { mistakes } = compileWith(name, text)
    expect(mistakes).toEqual([
      { file: name, line: text.split('\n').length - 1, text: expect.stringContaining(message) },
    ])
  })

  it('Hindi, emoji, accents beside signs, and blanks behind --- are no mistake', () => {
    const name = 'posts/two-nights-in-leh.md'
    const words =
      'क्\u200Dष और राज्\u200Cय “CAFÉ” – Đồng Văn, Ö… 10:30, ~5 km and ~6 km 🏍\uFE0F 👩🏽\u200D🚀'
    const text = `${fixture.get(name)!.replaceAll('---\n', '--- \n')}\n${words}\n`
    expect(compileWith(name, text).mistakes).toEqual([])
  })

  it.each([
    ['latin1', 'caf\u00E9 it\u0092s'],
    ['utf16le', '\uFEFFLeh'],
  ] as const)('a file written in %s is read with unreadable characters', (encoding, text) => {
    expect(readBack(Buffer.from(text, encoding))).toMatch(/\uFFFD|\0/)
  })

  it.each([
    ['a byte order mark', '\uFEFFLeh', 'Leh'],
    ['the line ends of other systems', 'Leh\r\nto\rLeh', 'Leh\nto\nLeh'],
    ['a letter whose accent is a character of its own', 'cafe\u0301', 'caf\u00E9'],
  ])('%s is normalised', (_, text, read) => expect(readBack(Buffer.from(text))).toBe(read))
})

it('files that editors and systems leave are not read', () => {
  const folder = emptyFolder()
  for (const name of ['.x.md.swp', '4913', 'x.md~', '.~lock.x#', '#x.md#', '.DS_Store'])
    writeFileSync(join(folder, name), '')
  expect([...filesIn(folder).keys()]).toEqual([])
})

it.each([
  ...['price.yml', 'Prices.yaml', 'tours/zanskar.markdown', 'tours/zanskar.MD'],
  ...['tours/2027/zanskar.md', 'tour/zanskar.md', 'posts/photo.jpg', 'notes.txt'],
])('the file %s, which no page reads, is reported', (name) => {
  expect(compileWith(name, 'a: b\n').mistakes).toContainEqual({
    file: name,
    line: 1,
    text: expect.stringContaining('No page reads this file.'),
  })
})

/** The mistakes of a text in place of a YAML file. */
function mistakesIn(name: keyof YamlContent, text: string) {
  const mistakes: { line: number; text: string }[] = []
  readYaml(text, yamlFiles({})[name], (line, text) => mistakes.push({ line, text }))
  return mistakes
}

/** The text that is read from a file with these bytes. */
function readBack(bytes: Buffer) {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'x.md'), bytes)
  return filesIn(folder).get('x.md')
}

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
