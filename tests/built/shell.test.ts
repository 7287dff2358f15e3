import { agency } from 'content/compiled/agency.ts'
import { BACK_TO_TOP, DARK_THEME, LIGHT_THEME, PROFILE_MENU } from 'content/control-labels.ts'
import { expect, it } from 'vitest'
import { headings, sections } from '../suite/screens.ts'
import { all, attribute, links, mainOf, one, texts, treeOf } from './html-tree.ts'
import { pages } from './site.ts'

const SOCIAL = [
  ['Facebook', agency.social.facebook],
  ['Instagram', agency.social.instagram],
]
const MAIL = [agency.email, `mailto:${agency.email}`]
const PHONE = [agency.phone.shown, `tel:${agency.phone.number}`]

const contact = treeOf('/contact')
const bar = () => one(contact, '#app > section')
const navigation = () => one(contact, '#app > header')
const footer = () => one(contact, 'footer')

it('1, 2.1 the built addresses are those of the specification and of the route table, each with its heading', () => {
  const built = pages.map(({ path, html }) => {
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
    return [path, heading?.replaceAll('\u00a0', ' ')]
  })
  expect(Object.fromEntries(built)).toEqual(Object.fromEntries(headings))
  for (const [path, section] of sections) {
    expect(texts(mainOf(path), 'h2')[0], path).toBe(section)
  }
})

it('1 every page has the same shell', () => {
  const shells = pages.map(({ html }) =>
    html
      .replace(/^.*?<section/s, '')
      .replace(/<main.*<\/main>/s, '')
      .replace(/<noscript><link.*?<\/noscript>/, '')
      .replace(/ aria-current="page"/g, ''),
  )
  expect(shells[0]?.length).toBeGreaterThan(1000)
  const others = pages.filter((_, index) => shells[index] !== shells[0])
  expect(others.map(({ path }) => path)).toEqual([])
})

it('1, 7 both profiles are links with icons, which open in a new tab', () => {
  for (const part of [bar(), footer()]) {
    const profiles = all(part, 'a[target="_blank"]')
    expect(profiles.map((link) => attribute(link, 'href'))).toEqual(SOCIAL.map(([, url]) => url))
    expect(profiles.map((link) => all(link, 'svg').length)).toEqual([1, 1])
  }
})

it('1, 7 the top bar has the hours, city and postal code, two profiles, mail and phone', () => {
  const { openingHours, city, postalCode, email, phone } = agency
  const place = `${city} ${postalCode}`
  expect(texts(bar(), 'li')).toEqual([openingHours, place, '', '', email, phone.shown])
  expect(links(bar())).toEqual([...SOCIAL, MAIL, PHONE])
})

it('1, 2.2 the navigation bar has the logo, the floating controls, Home, Contact Us and the profile menu', () => {
  expect(links(navigation())).toEqual([
    [agency.brand, '/'],
    ['Home', '/'],
    ['Contact Us', '/contact'],
    ['Profile', '/user-profile'],
    ['Helpcenter', '/helpcenter'],
    ['Settings', '/user-setting'],
    ['Logout', '/login'],
  ])
  expect(all(navigation(), 'a[href="/"] svg')).toHaveLength(1)
  expect(all(navigation(), '[aria-label]').map((each) => attribute(each, 'aria-label'))).toEqual([
    ...[BACK_TO_TOP, DARK_THEME, LIGHT_THEME, 'RTL: right to left', 'LTR: left to right'],
    ...['Menu', 'Main', PROFILE_MENU],
  ])
})

it('2.2 the current item is Home on Home, Contact Us on Contact, and none elsewhere', () => {
  const marked = pages.flatMap(({ path, html }) => {
    const [menu = ''] = /<nav id="menu".*?<\/nav>/s.exec(html) ?? []
    const items = menu.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)</g)
    return [...items].map(([, name]) => `${path} ${name}`)
  })
  expect(marked.sort()).toEqual(['/ Home', '/contact Contact Us'])
})

it('1 the footer has the logo, the tagline, the profiles, the office, the newsletter and the year', () => {
  expect(all(footer(), 'svg').length).toBeGreaterThan(0)
  expect(links(footer()).slice(0, 5)).toEqual([[agency.brand, '/'], ...SOCIAL, MAIL, PHONE])
  expect(texts(footer(), 'p').slice(0, 2)).toEqual([agency.tagline, agency.address])
  expect(links(footer(), 'address a')).toEqual([MAIL, PHONE])
  expect(texts(footer(), 'h2')).toEqual(['Office', 'Newsletter'])
  const targets = links(footer()).map(([, href]) => href)
  expect(targets).toEqual(expect.arrayContaining(['/grid', '/blogs', '/privacy']))
  expect(texts(footer(), 'p').at(-1)).toBe(`© ${new Date().getFullYear()} ${agency.brand}`)
})

it('icons grow with the text: their size is in rem', () => {
  const icons = all(contact, 'svg.icon')
  expect(icons.length).toBeGreaterThan(5)
  expect(icons.filter((icon) => !attribute(icon, 'width')?.endsWith('rem'))).toEqual([])
})
