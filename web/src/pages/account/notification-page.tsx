import { notificationGroups } from 'content/account-samples.ts'
import { StaticCheckbox } from '../../components/static-form/static-form.tsx'
import type { Match } from '../../routes.ts'
import styles from './account.module.css'
import { AccountLayout } from './account-layout.tsx'

/** The checkboxes toggle and nothing is saved: there is no form. */
export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <div className={`parts ${styles.notifications}`}>
        {notificationGroups.map(({ title, desc, choices }) => (
          <fieldset key={title}>
            <legend>
              <h2>{title}</h2>
            </legend>
            <p className="muted">{desc}</p>
            <ul className={styles.rows}>
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
