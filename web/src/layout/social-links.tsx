import { FacebookIcon, InstagramIcon } from '../components/icons/brand-icons.tsx'
import { agency } from '../content/agency.ts'

const PROFILES = [
  { name: 'Facebook', href: agency.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: agency.social.instagram, Icon: InstagramIcon },
]

/** The agency's profiles as list items; they open in a new tab. */
export function SocialLinks() {
  return PROFILES.map(({ name, href, Icon }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noreferrer" aria-label={name}>
        <Icon />
      </a>
    </li>
  ))
}
