import type { ComponentType } from 'react'
import { FacebookIcon, InstagramIcon } from '../../components/icons/brand-icons.tsx'
import { StaticField, StaticForm, StaticSubmit } from '../../components/static-form/static-form.tsx'
import { type SocialNetwork, socialProfiles } from '../../content/account/social-profiles.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import { LinkedinIcon, TwitterIcon, YoutubeIcon } from './social-icons.tsx'
import styles from './social-page.module.css'

const ICONS: Record<SocialNetwork, ComponentType> = {
  twitter: TwitterIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  youtube: YoutubeIcon,
}

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section>
        <h2>Where else to find me</h2>
        <StaticForm label="Social profile" className={styles.form}>
          <ul className={styles.networks}>
            {socialProfiles.map(({ icon, name, placeHolder, desc }) => {
              const Icon = ICONS[icon]
              return (
                <li key={icon}>
                  <Icon />
                  <StaticField
                    label={name}
                    name={icon}
                    placeholder={placeHolder}
                    hint={desc}
                    autoComplete="off"
                    required
                  />
                </li>
              )
            })}
          </ul>
          <StaticSubmit>Save Social Profile</StaticSubmit>
        </StaticForm>
      </section>
    </AccountLayout>
  )
}
