import { PageHeader } from '../../components/page-header/page-header.tsx'
import { DescribedPicture } from '../../components/picture/described-picture.tsx'
import { StaticField, StaticForm, StaticRow } from '../../components/static-form/static-form.tsx'
import { helpTrail } from './help-trail.ts'
import styles from './support-page.module.css'

export function Page() {
  return (
    <>
      <PageHeader title="Support" trail={helpTrail('Support')} />
      <div className={`page columns ${styles.support}`}>
        <section>
          <h2>Support request</h2>
          <StaticForm label="Support request" submit="Send Message">
            <StaticRow
              fields={[
                { label: 'Name', name: 'name', autoComplete: 'name' },
                { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
              ]}
            />
            <StaticField label="Subject" name="subject" autoComplete="off" />
            <StaticField label="Comments" name="comments" type="textarea" autoComplete="off" />
          </StaticForm>
        </section>
        <div className={`frame ${styles.picture}`}>
          <DescribedPicture name="shyok-road" />
        </div>
      </div>
    </>
  )
}
