import { agency } from 'content/agency.ts'
import { FACEBOOK, Glyph, INSTAGRAM } from '../components/icons/brand-icons.tsx'

const PROFILES = [
  { name: 'Facebook', href: agency.social.facebook, logo: FACEBOOK },
  { name: 'Instagram', href: agency.social.instagram, logo: INSTAGRAM },
]

/** List items with links to the agency's profiles. The links open in a new tab. */
export function SocialLinks({ className }: { className?: string }) {
  return PROFILES.map(({ name, href, logo }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noreferrer" aria-label={name} className={className}>
        <Glyph d={logo} />
      </a>
    </li>
  ))
}
