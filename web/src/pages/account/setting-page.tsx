import { user, userDetails } from 'content/account-samples.ts'
import type { ReactNode } from 'react'
import {
  type FieldProps,
  StaticField,
  StaticForm,
  StaticRow,
} from '../../components/static-form/static-form.tsx'
import type { Match } from '../../routes.ts'
import styles from './account.module.css'
import { AccountLayout } from './account-layout.tsx'

// biome-ignore format: a table
const PERSONAL_DETAILS: readonly FieldProps[] = [
  { label: 'First Name',  name: 'firstName',   required: true, autoComplete: 'given-name', defaultValue: user.firstName },
  { label: 'Last Name',   name: 'lastName',    required: true, autoComplete: 'family-name', defaultValue: user.lastName },
  { label: 'Email',       name: 'email',       required: true, type: 'email', autoComplete: 'email', defaultValue: userDetails.email },
  { label: 'Occupation',  name: 'occupation',  autoComplete: 'organization-title', defaultValue: userDetails.occupation },
  { label: 'Description', name: 'description', type: 'textarea', autoComplete: 'off', defaultValue: userDetails.description },
]

// biome-ignore format: a table
const CONTACT_INFO: readonly FieldProps[] = [
  { label: 'Phone',   name: 'phone',   type: 'number', autoComplete: 'off', defaultValue: userDetails.phone },
  { label: 'Website', name: 'website', type: 'url',    autoComplete: 'url', defaultValue: userDetails.website },
]

// biome-ignore format: a table
const NEW_PASSWORD: readonly FieldProps[] = [
  { label: 'New Password',         name: 'newPassword',     type: 'password', required: true, autoComplete: 'new-password' },
  { label: 'Re-type New Password', name: 'retypedPassword', type: 'password', required: true, autoComplete: 'new-password' },
]

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <Group title="Personal Details" fields={PERSONAL_DETAILS} submit="Save Changes" />
      <Group title="Contact Info" fields={CONTACT_INFO} submit="Save Contact Info" />
      <Group title="Change Password" fields={NEW_PASSWORD} submit="Save Password">
        {/* Hidden field for password managers: the account that the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={userDetails.email}
          readOnly
          hidden
        />
        <StaticField
          label="Old Password"
          name="oldPassword"
          type="password"
          required
          autoComplete="current-password"
        />
      </Group>
      <section className={`spaced ${styles.section} ${styles.group}`}>
        <h2>Delete Account</h2>
        <p className="muted">
          A deleted account cannot be brought back. This one is a sample, and stays.
        </p>
        <button type="button" aria-disabled="true" className={`button quiet ${styles.delete}`}>
          Delete Account
        </button>
      </section>
    </AccountLayout>
  )
}

type GroupProps = {
  title: string
  fields: readonly FieldProps[]
  submit: string
  children?: ReactNode
}

function Group({ title, fields, submit, children }: GroupProps) {
  return (
    <section className={`spaced ${styles.section} ${styles.group}`}>
      <h2>{title}</h2>
      <StaticForm label={title} submit={submit}>
        {children}
        <StaticRow fields={fields} />
      </StaticForm>
    </section>
  )
}
