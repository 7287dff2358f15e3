import { type SocialNetwork, socialProfiles } from 'content/account-samples.ts'
import { FACEBOOK, Glyph, INSTAGRAM } from '../../components/icons/brand-icons.tsx'
import { StaticField, StaticForm } from '../../components/static-form/static-form.tsx'
import type { Match } from '../../routes.ts'
import styles from './account.module.css'
import { AccountLayout } from './account-layout.tsx'

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section className={`spaced ${styles.section}`}>
        <h2>Where else to find me</h2>
        <StaticForm label="Social profile" className={styles.form} submit="Save Social Profile">
          <ul className={`${styles.rows} ${styles.networks}`}>
            {socialProfiles.map(({ icon, name, placeHolder, desc }) => (
              <li key={icon}>
                <Glyph d={LOGOS[icon]} />
                <StaticField
                  label={name}
                  name={icon}
                  placeholder={placeHolder}
                  hint={desc}
                  autoComplete="off"
                  required
                />
              </li>
            ))}
          </ul>
        </StaticForm>
      </section>
    </AccountLayout>
  )
}

/** Three of the logos are on no other page, so they are not in brand-icons.tsx. */
const LOGOS: Record<SocialNetwork, string> = {
  twitter:
    'M24 4.6a10 10 0 0 1-2.8.8 5 5 0 0 0 2.1-2.7c-1 .5-2 .9-3.1 1.1a4.9 4.9 0 0 0-8.4 4.5A14 14 0 0 1 1.6 3.2a4.9 4.9 0 0 0 1.6 6.5c-.8 0-1.6-.2-2.3-.6v.1a4.9 4.9 0 0 0 4 4.8c-.7.2-1.5.2-2.2.1a4.9 4.9 0 0 0 4.6 3.4A10 10 0 0 1 0 19.5a14 14 0 0 0 7.5 2.2c9.1 0 14-7.5 14-14v-.6A10 10 0 0 0 24 4.6',
  facebook: FACEBOOK,
  instagram: INSTAGRAM,
  linkedin:
    'M5.3 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M3.4 9h3.8v12H3.4zm6.1 0h3.6v1.7c.6-1 1.8-2 3.7-2 3.6 0 4.3 2.4 4.3 5.5V21h-3.8v-6c0-1.5 0-3-1.9-3s-2.1 1.5-2.1 3v6H9.5z',
  youtube: 'M4 5h16a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3m6 3.5v7l6-3.5z',
}
