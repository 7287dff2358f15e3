import type { ReactNode } from 'react'
import { InertButton } from '../../components/inert.tsx'
import { StaticField, StaticForm, StaticRow, StaticSubmit } from '../../components/static-form.tsx'
import { details } from '../../content/account/details.ts'
import { user } from '../../content/account/user.ts'
import type { PageProps } from '../index.ts'
import { AccountLayout } from './account-layout.tsx'
import styles from './setting-page.module.css'

export function Page({ routeId }: PageProps) {
  return (
    <AccountLayout routeId={routeId}>
      <Part title="Personal Details">
        <PersonalDetails />
      </Part>
      <Part title="Contact Info">
        <ContactInfo />
      </Part>
      <Part title="Change Password">
        <ChangePassword />
      </Part>
      <Part title="Delete Account">
        <p>A deleted account cannot be brought back. This one is a sample, and stays.</p>
        <InertButton className={`button ${styles.delete}`}>Delete Account</InertButton>
      </Part>
    </AccountLayout>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function PersonalDetails() {
  return (
    <StaticForm label="Personal Details">
      <StaticRow>
        <StaticField
          label="First Name"
          name="firstName"
          required
          autoComplete="given-name"
          defaultValue={user.firstName}
        />
        <StaticField
          label="Last Name"
          name="lastName"
          required
          autoComplete="family-name"
          defaultValue={user.lastName}
        />
      </StaticRow>
      <StaticRow>
        <StaticField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={details.email}
        />
        <StaticField
          label="Occupation"
          name="occupation"
          autoComplete="organization-title"
          defaultValue={details.occupation}
        />
      </StaticRow>
      <StaticField
        label="Description"
        name="description"
        type="textarea"
        autoComplete="off"
        defaultValue={details.description}
      />
      <StaticSubmit>Save Changes</StaticSubmit>
    </StaticForm>
  )
}

function ContactInfo() {
  return (
    <StaticForm label="Contact Info">
      <StaticRow>
        <StaticField
          label="Phone"
          name="phone"
          type="number"
          autoComplete="tel"
          defaultValue={details.phone}
        />
        <StaticField
          label="Website"
          name="website"
          type="url"
          autoComplete="url"
          defaultValue={details.website}
        />
      </StaticRow>
      <StaticSubmit>Save Contact Info</StaticSubmit>
    </StaticForm>
  )
}

function ChangePassword() {
  return (
    <StaticForm label="Change Password">
      {/* For password managers: whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={details.email} readOnly hidden />
      <StaticField
        label="Old Password"
        name="oldPassword"
        type="password"
        required
        autoComplete="current-password"
      />
      <StaticRow>
        <StaticField
          label="New Password"
          name="newPassword"
          type="password"
          required
          autoComplete="new-password"
        />
        <StaticField
          label="Re-type New Password"
          name="retypedPassword"
          type="password"
          required
          autoComplete="new-password"
        />
      </StaticRow>
      <StaticSubmit>Save Password</StaticSubmit>
    </StaticForm>
  )
}
