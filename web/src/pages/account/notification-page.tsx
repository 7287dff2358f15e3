import { StaticCheckbox } from '../../components/static-form/static-form.tsx'
import { notificationGroups } from '../../content/account/notifications.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import styles from './notification-page.module.css'

/** The checkboxes toggle and nothing is saved: there is no form. */
export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <div className={styles.groups}>
        {notificationGroups.map(({ title, desc, choices }) => (
          <fieldset key={title} className={styles.group}>
            <legend>
              <h2>{title}</h2>
            </legend>
            <p>{desc}</p>
            <ul className={styles.choices}>
              {choices.map(({ name, label, on = false }) => (
                <li key={name}>
                  <StaticCheckbox name={name} defaultChecked={on}>
                    {label}
                  </StaticCheckbox>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </AccountLayout>
  )
}
